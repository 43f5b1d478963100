import {
  AppError,
  createBrowserEnvironment,
  createPlatformClient,
  type PageAnswers,
} from '@lobi/core';
import type { ApiName } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { loadGameArt, PrerenderedPage } from '@lobi/ui/lobby';
import { createInstance } from 'i18next';
import { StaticRouter } from 'react-router-dom';
import { waitFor } from 'xstate';
import { App } from '../app.tsx';
import type { Brand } from '../config/brand-schema.ts';
import type { LanguageTag } from '../config/languages.ts';
import { i18nOptions } from '../i18n/i18n-options.ts';
import { languageBehind, loadAppTexts } from '../i18n/load-texts.ts';
import { preloadScreen } from '../router/preload-screen.ts';
import type { LobbyAudience } from './decide-first-paint.ts';
import { renderPart, type PrerenderedPart } from './render-part.tsx';

const lobbyPath = buildPath('game.index');

/** Pictures in the page: those of the first screen, narrow and wide. Each has 1 to 3 kB. */
const maximumImages = { narrow: 3, wide: 6 };

const noUser = () => new AppError('unauthenticated', 'no user is signed in', { status: 401 });

/**
 * A client that knows only the responses in the page, and of a guest that no user is signed in; the notice
 * is separate.
 */
async function clientOf(
  audience: LobbyAudience,
  brand: Brand,
  language: LanguageTag,
  pageAnswers?: PageAnswers,
) {
  const client = createPlatformClient({
    environment: createBrowserEnvironment(),
    language: () => languageBehind(brand, language),
    noticeVersion: String(brand.noticeVersion),
    pageAnswers,
    connectApi: async () => ({
      clockOffsetMs: () => 0,
      minimumClockOffsetMs: () => 0,
      factsOf: () => ({}),
      call: (name: ApiName, ..._input: readonly unknown[]): Promise<never> => {
        if (name === 'auth.check') return Promise.reject(noUser());
        // On a slow machine the responses may be older than the client accepts as fresh.
        const stored = pageAnswers?.answers.find((each) => each.name === name);
        return stored ? Promise.resolve(stored.answer as never) : new Promise<never>(() => {});
      },
      request: () => new Promise<never>(() => {}),
    }),
  });
  client.notice.send({ type: 'NOTICE.AGREED' });
  if (audience === 'guest') {
    client.auth.send({ type: 'CHECK.REQUESTED' });
    await waitFor(client.auth, (state) => state.matches('guest'));
  }
  if (pageAnswers) await client.settings.load();
  return client;
}

/**
 * Pictures that only a wide screen shows at first wait for the inline script, and those further down are
 * omitted: the app renders them when they come near.
 */
function withoutLatePictures(html: string): string {
  let count = 0;
  return html.replaceAll(/ src="data:image\/svg\+xml,[^"]*"/g, (whole) => {
    count += 1;
    if (count <= maximumImages.narrow) return whole;
    return count <= maximumImages.wide ? whole.replace(' src=', ' data-src=') : '';
  });
}

/**
 * Renders the app as a guest sees it in the lobby, or a user whose session is still being checked: with the
 * games of the responses, or in its loading state.
 */
export async function renderLobby(
  brand: Brand,
  language: LanguageTag,
  pageAnswers?: PageAnswers,
  audience: LobbyAudience = 'guest',
): Promise<PrerenderedPart> {
  const i18n = createInstance();
  const app = await loadAppTexts(brand, language);
  await i18n.init({
    ...i18nOptions,
    lng: language,
    supportedLngs: [...brand.i18n.supported],
    resources: { [language]: { app } },
  });
  const client = await clientOf(audience, brand, language, pageAnswers);
  await Promise.all([preloadScreen(brand, lobbyPath), loadGameArt()]);
  const { rules, html } = await renderPart(brand, language, (kitLanguage) => (
    <PrerenderedPage.Provider value={pageAnswers !== undefined}>
      <StaticRouter location={lobbyPath}>
        <App brand={brand} client={client} i18n={i18n} kitLanguage={kitLanguage} />
      </StaticRouter>
    </PrerenderedPage.Provider>
  ));
  client.stop();
  return { rules, html: withoutLatePictures(html) };
}
