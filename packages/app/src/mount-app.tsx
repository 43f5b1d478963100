import type { PlatformClient } from '@lobi/core';
import { buildPath } from '@lobi/core/routes';
import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { bootOverlay } from './boot-overlay.ts';
import type { Brand } from './config/brand-schema.ts';
import type { KitLanguage } from './i18n/use-language.ts';
import { hasPrintedNotice } from './page/printed-notice.ts';
import { termsHash } from './page/terms-address.ts';
import { openNotice } from './router/late.ts';
import { preloadScreen } from './router/preload-screen.ts';
import { createClientErrorReporter } from './router/report-client-errors.ts';

interface Start {
  readonly mount: HTMLElement;
  readonly brand: Brand;
  readonly client: PlatformClient;
  readonly i18n: i18n;
  /** Resolves with the words that the first paint needs. */
  readonly ready: Promise<KitLanguage>;
}

/** `/` leads to the lobby. Where that is known before anything is drawn, no frame goes without it. */
function leadToLobby(): void {
  const { pathname, hash } = location;
  if (pathname === '/' && hash !== termsHash) {
    history.replaceState(history.state, '', buildPath('game.index'));
  }
}

/** Draws the app once everything in the first paint has loaded, so that it is the whole page. */
export async function mountApp({ mount, brand, client, i18n, ready }: Start): Promise<void> {
  const [words] = await Promise.all([
    ready,
    preloadScreen(brand, location.pathname),
    client.notice.getSnapshot().matches('open') && !hasPrintedNotice() && openNotice.preload(),
  ]);
  leadToLobby();
  bootOverlay(document, brand.overlay.removeMs);
  const report = createClientErrorReporter(client.api, brand.own?.onError);
  createRoot(mount, { onCaughtError: report, onUncaughtError: report }).render(
    <BrowserRouter>
      <App brand={brand} client={client} i18n={i18n} words={words} />
    </BrowserRouter>,
  );
}
