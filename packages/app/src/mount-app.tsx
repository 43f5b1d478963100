import type { PlatformClient } from '@lobi/core';
import { buildPath } from '@lobi/core/routes';
import type { i18n } from 'i18next';
import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { adoptGameArt } from '@lobi/ui/lobby';
import { App } from './app.tsx';
import { bootOverlay } from './boot-overlay.ts';
import type { Brand } from './config/brand-schema.ts';
import type { KitLanguage } from './i18n/use-language.ts';
import { deferStyles } from './page/deferred-styles.ts';
import { Mounted } from './page/mounted.tsx';
import { isPrerenderedLive, prerenderedMark } from './page/prerendered-lobby.ts';
import { hasPrerenderedNotice } from './page/prerendered-notice.ts';
import { quietMoment } from './page/quiet-moment.ts';
import { registerWorker } from './page/register-worker.ts';
import { prepareTakeOver } from './page/take-over.ts';
import { termsHash } from './page/terms-address.ts';
import { fetchForUser } from './router/first-screen.ts';
import { openNotice } from './router/lazy-parts.ts';
import { openGamesAhead } from './router/open-ahead.ts';
import { prepareGames } from './router/prepare-games.ts';
import { preloadScreen } from './router/preload-screen.ts';
import { createClientErrorReporter } from './router/report-client-errors.ts';

interface Start {
  readonly mount: HTMLElement;
  readonly brand: Brand;
  readonly client: PlatformClient;
  readonly i18n: i18n;
  /** Resolves when the messages of the first paint are loaded. */
  readonly ready: Promise<KitLanguage>;
  /** Resolves when the data of the first screen has arrived or failed. */
  readonly fetched: Promise<void>;
}

/** `/` redirects to the lobby. If that is known before rendering, no frame is lost to it. */
function leadToLobby(): void {
  const { pathname, hash } = location;
  if (pathname === '/' && hash !== termsHash) {
    history.replaceState(history.state, '', buildPath('game.index'));
  }
}

/** Resolves when the session is checked and the settings have loaded or failed. */
async function whenKnown({ auth, settings }: PlatformClient): Promise<void> {
  await Promise.all([
    settings.load().catch(() => undefined),
    new Promise<void>((resolve) => {
      const isKnown = (): boolean => !auth.getSnapshot().hasTag('checking');
      if (isKnown()) return resolve();
      const subscription = auth.subscribe(() => {
        if (!isKnown()) return;
        subscription.unsubscribe();
        resolve();
      });
    }),
  ]);
}

/**
 * Renders the app after everything of the first paint has loaded, so that the whole page appears at
 * once. A pre-rendered lobby with games stays until the app has rendered the same, in slices that
 * do not block input.
 */
export async function mountApp({
  mount,
  brand,
  client,
  i18n,
  ready,
  fetched,
}: Start): Promise<void> {
  const isPrerendered = isPrerenderedLive(mount);
  const [kitLanguage] = await Promise.all([
    ready,
    preloadScreen(brand, location.pathname),
    client.notice.getSnapshot().matches('open') && !hasPrerenderedNotice() && openNotice.preload(),
    isPrerendered && fetched,
    isPrerendered && whenKnown(client).then(() => fetchForUser(brand, location.pathname, client)),
  ]);
  leadToLobby();
  bootOverlay(document, brand.overlay.removeMs);
  void quietMoment().then(() => registerWorker(client));
  prepareGames(client);
  openGamesAhead(client);
  const report = createClientErrorReporter(client.api, brand.own?.onError);
  const root = createRoot(mount, { onCaughtError: report, onUncaughtError: report });
  const draw = (mounted: ReactNode): void =>
    root.render(
      <BrowserRouter>
        <App brand={brand} client={client} i18n={i18n} kitLanguage={kitLanguage} />
        {mounted}
      </BrowserRouter>,
    );
  if (!isPrerendered) {
    // The mount element may contain the frame of a lobby without games.
    const clearMark = (): void => void delete mount.dataset[prerenderedMark];
    return draw(<Mounted onShown={clearMark} />);
  }
  adoptGameArt(mount);
  const mounted = <Mounted onInserted={deferStyles()} onShown={prepareTakeOver(mount)} />;
  startTransition(() => draw(mounted));
}
