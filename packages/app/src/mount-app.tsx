import type { PlatformClient } from '@lobi/core';
import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { bootOverlay } from './boot-overlay.ts';
import type { Brand } from './config/brand-schema.ts';
import type { KitLanguage } from './i18n/use-language.ts';
import { openNotice } from './router/late.ts';
import { preloadScreen } from './router/preload-screen.ts';
import { createTroubleReporter } from './router/report-trouble.ts';

interface Start {
  readonly mount: HTMLElement;
  readonly brand: Brand;
  readonly client: PlatformClient;
  readonly i18n: i18n;
  /** Resolves with the words that the first paint needs. */
  readonly ready: Promise<KitLanguage>;
}

/** Draws the app once all of the first paint is there, so that it is the whole page. */
export async function mountApp({ mount, brand, client, i18n, ready }: Start): Promise<void> {
  const [words] = await Promise.all([
    ready,
    preloadScreen(location.pathname),
    client.notice.getSnapshot().matches('open') && openNotice.preload(),
  ]);
  bootOverlay(document, brand.overlay.removeMs);
  const report = createTroubleReporter(client.api);
  createRoot(mount, { onCaughtError: report, onUncaughtError: report }).render(
    <BrowserRouter>
      <App brand={brand} client={client} i18n={i18n} words={words} />
    </BrowserRouter>,
  );
}
