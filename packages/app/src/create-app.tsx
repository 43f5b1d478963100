import { createPlatformClient, createBrowserEnvironment } from '@lobi/core';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { leaveWhenDevtoolsOpen } from './anti-devtools.ts';
import { App } from './app.tsx';
import { bootOverlay } from './boot-overlay.ts';
import type { Brand } from './config/brand-schema.ts';
import { createI18n, languageOf } from './i18n/create-i18n.ts';
import { openNotice } from './router/late.ts';
import { preloadScreen, saysLittle } from './router/preload-screen.ts';
import { createTroubleReporter } from './router/report-trouble.ts';
import { watchChunkErrors } from './router/chunk-errors.ts';

/**
 * Assembles the app of a brand and mounts it into the element with id `app`.
 * @example createApp(defineBrand({ schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'pesisir' }))
 * @source spec §9 (mounts into the element with id app)
 */
export async function createApp(brand: Brand): Promise<void> {
  bootOverlay(document, brand.overlay.removeMs);
  watchChunkErrors(window);
  if (brand.antiDevtools) leaveWhenDevtoolsOpen();
  const mount = document.getElementById('app');
  if (!mount) throw new Error('The page has no element with id "app".');

  const { i18n, ready } = createI18n(brand, saysLittle(location.pathname));
  const client = createPlatformClient({
    environment: createBrowserEnvironment(),
    language: () => languageOf(i18n),
    noticeVersion: String(brand.noticeVersion),
  });
  client.start();
  // All of it comes at the same time, so that the first paint is the whole page.
  const [words] = await Promise.all([
    ready,
    preloadScreen(location.pathname),
    client.notice.getSnapshot().matches('open') && openNotice.preload(),
  ]);
  const report = createTroubleReporter(client.api);
  createRoot(mount, { onCaughtError: report, onUncaughtError: report }).render(
    <BrowserRouter>
      <App brand={brand} client={client} i18n={i18n} words={words} />
    </BrowserRouter>,
  );
}
