import { createPlatformClient, createBrowserEnvironment } from '@lobi/core';
import { leaveWhenDevtoolsOpen } from './anti-devtools.ts';
import type { BrandInput } from './config/brand-schema.ts';
import type { CreateOwnParts } from './config/own-parts.ts';
import { resolveBrand, type BrandAssets } from './config/resolve-brand.ts';
import { tellBootFailed } from './page/boot-failed.ts';
import { createI18n, languageOf } from './i18n/create-i18n.ts';
import { onPrintedAgreement } from './page/printed-notice.ts';
import { watchChunkErrors } from './router/chunk-errors.ts';
import { fetchFirstScreen, saysLittle } from './router/first-screen.ts';

/**
 * Assembles the app of a brand and mounts it into the element with id `app`. Who is signed in, the
 * words and the first screen are asked for while what draws them is still on its way: on a slow line
 * they come at the same time.
 * @param createOwn `createOwnParts`, where the brand says more than its look
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
    tellBootFailed(error);
    throw error;
  }
}

async function start(
  input: BrandInput,
  assets?: BrandAssets,
  createOwn?: CreateOwnParts,
): Promise<void> {
  const brand = resolveBrand(input, assets, createOwn);
  watchChunkErrors(window);
  if (brand.antiDevtools) leaveWhenDevtoolsOpen();
  const mount = document.getElementById('app');
  if (!mount) throw new Error('The page has no element with id "app".');

  const { i18n, ready } = createI18n(brand, saysLittle(brand, location.pathname));
  const report = brand.own?.report;
  const client = createPlatformClient({
    environment: createBrowserEnvironment(),
    language: () => languageOf(i18n),
    noticeVersion: String(brand.noticeVersion),
    ...(brand.apiOrigin !== undefined && { apiOrigin: brand.apiOrigin }),
    ...(report && { onAnswer: (name, answer) => report({ name, answer }) }),
  });
  onPrintedAgreement(() => client.notice.send({ type: 'NOTICE.AGREED' }));
  client.start();
  fetchFirstScreen(brand, location.pathname, client);
  const { mountApp } = await import('./mount-app.tsx');
  await mountApp({ mount, brand, client, i18n, ready });
}
