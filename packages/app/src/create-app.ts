import { createPlatformClient, createBrowserEnvironment } from '@lobi/core';
import { leaveWhenDevtoolsOpen } from './anti-devtools.ts';
import type { BrandInput } from './config/brand-schema.ts';
import type { CreateOwnParts } from './config/own-parts.ts';
import { resolveBrand, type BrandAssets } from './config/resolve-brand.ts';
import { endTask } from './page/end-task.ts';
import { reportBootFailure } from './page/boot-failed.ts';
import { createI18n, languageOf } from './i18n/create-i18n.ts';
import { languageBehind } from './i18n/load-texts.ts';
import { readPageAnswers } from './page/prerendered-lobby.ts';
import { onPrerenderedAgreement } from './page/prerendered-notice.ts';
import { watchChunkErrors } from './router/chunk-errors.ts';
import { fetchFirstScreen, isTextOnlyScreen } from './router/first-screen.ts';

/**
 * Assembles the app of a brand and mounts it into the element with id `app`. The session, the messages
 * and the first screen are requested while the code that renders them is loading, so that slow
 * connections load them in parallel.
 * @param createOwn `createOwnParts`, if the brand contains more than a theme
 * @example createApp({ schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'pesisir' })
 * @source spec §9 (mounts into the element with id app)
 */
export async function createApp(
  input: BrandInput,
  assets?: BrandAssets,
  createOwn?: CreateOwnParts,
): Promise<void> {
  try {
    await start(input, assets, createOwn);
  } catch (error) {
    reportBootFailure(error);
    throw error;
  }
}

async function start(
  input: BrandInput,
  assets?: BrandAssets,
  createOwn?: CreateOwnParts,
): Promise<void> {
  // The module that calls this is still being evaluated, with all that it imports.
  await endTask();
  const brand = resolveBrand(input, assets, createOwn);
  watchChunkErrors(window);
  if (brand.antiDevtools) leaveWhenDevtoolsOpen();
  const mount = document.getElementById('app');
  if (!mount)
    throw new Error(
      'The page has no element with the id "app"; add <div id="app"></div> to index.html.',
    );

  const { i18n, ready } = createI18n(brand, isTextOnlyScreen(brand, location.pathname));
  const report = brand.own?.report;
  await endTask();
  const client = createPlatformClient({
    environment: createBrowserEnvironment(),
    language: () => languageBehind(brand, languageOf(i18n)),
    noticeVersion: String(brand.noticeVersion),
    pageAnswers: readPageAnswers(),
    ...(brand.apiOrigin !== undefined && { origin: brand.apiOrigin }),
    ...brand.connection,
    ...(report && { onAnswer: (name, answer) => report({ name, answer }) }),
  });
  onPrerenderedAgreement(() => client.notice.send({ type: 'NOTICE.AGREED' }));
  client.start();
  await endTask();
  const fetched = fetchFirstScreen(brand, location.pathname, client);
  const { mountApp } = await import('./mount-app.tsx');
  await mountApp({ mount, brand, client, i18n, ready, fetched });
}
