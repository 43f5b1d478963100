import { createHash } from 'node:crypto';
import { AppError, createBrowserEnvironment, createPlatformClient } from '@lobi/core';
import type { ApiName, Language } from '@lobi/core/contract';
import { loadMessages } from '@lobi/core/locales/load-messages';
import { buildPath } from '@lobi/core/routes';
import {
  AgeNoticePrint,
  FailureBanner,
  GlobalStyles,
  KitProvider,
  loadFailures,
  toFailureText,
  toRetryLabel,
} from '@lobi/ui';
import type { KitMessages } from '@lobi/ui';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { waitFor } from 'xstate';
import { App } from '../app.tsx';
import type { Brand, BrandInput } from '../config/brand-schema.ts';
import { usesOwnParts } from '../config/own-parts.ts';
import { createOwnParts } from '../own/create-own-parts.tsx';
import { resolveBrand, type BrandAssets } from '../config/resolve-brand.ts';
import type { FailureWords } from './boot-failure.ts';
import { i18nOptions, textsOf } from '../i18n/i18n-options.ts';
import { loadKitMessages } from '../i18n/kit-messages.ts';
import { ScreenLoading } from '../page/screen-loading.tsx';
import { preloadScreen } from '../router/preload-screen.ts';

/** A part of the page in every language of a brand, and the rules that style it in any of them. */
export interface PrintedPart {
  readonly rules: ReadonlySet<string>;
  readonly html: Readonly<Record<string, string>>;
}

/** Language and texts in which a guest's first page is printed. */
interface Words {
  readonly language: Language;
  readonly messages: KitMessages;
}

/** The printed page has no handlers: the script in the page connects the buttons. */
const nothing = (): void => undefined;

const lobbyPath = buildPath('game.index');

/** Marks between the rules of one component and the next, for styled-components to read back. */
const marks = /<\/?style[^>]*>|\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]*"\}/;

/**
 * Styles of single elements as rules: the page's policy lets no style stand on an element. Like
 * those they win over every class.
 */
function liftStyles(html: string, rules: Set<string>): string {
  return html.replaceAll(/ style="([^"]*)"/g, (_, declarations: string) => {
    const name = createHash('sha256').update(declarations).digest('hex').slice(0, 6);
    rules.add(`:is(#app,#notice) [data-printed="${name}"]{${declarations}}`);
    return ` data-printed="${name}"`;
  });
}

/** Prints one part in each language. */
async function print(
  brand: Brand,
  draw: (words: Words) => ReactNode | Promise<ReactNode>,
): Promise<PrintedPart> {
  const html: Record<string, string> = {};
  const rules = new Set<string>();
  for (const language of brand.i18n.supported) {
    const sheet = new ServerStyleSheet();
    const drawing = await draw({ language, messages: await loadKitMessages(language) });
    html[language] = liftStyles(renderToStaticMarkup(sheet.collectStyles(drawing)), rules);
    for (const rule of sheet.getStyleTags().split(marks)) rules.add(rule);
    sheet.seal();
  }
  return { rules, html };
}

/** The notice, alone on the ground of the brand. */
const printNotice = (brand: Brand): Promise<PrintedPart> =>
  print(brand, ({ language, messages }) => (
    <KitProvider brand={brand.look.name} locale={language} messages={messages}>
      <GlobalStyles brands={[brand.look]} />
      <AgeNoticePrint minAge={brand.minimumAge} />
    </KitProvider>
  ));

/** Says why the app does not start; the words of each failure are among the facts of the page. */
const printFailure = (brand: Brand): Promise<PrintedPart> =>
  print(brand, ({ language, messages }) => (
    <KitProvider brand={brand.look.name} locale={language} messages={messages}>
      <FailureBanner failure="slow" onRetry={nothing} />
    </KitProvider>
  ));

/** Returns the texts of each failure, in each language: the sentence and the button. */
async function failureWordsOf(brand: Brand): Promise<FailureWords> {
  const words = brand.i18n.supported.map(async (language) => {
    const { base } = await loadKitMessages(language);
    const each = [...loadFailures, '500' as const].map((failure) => [
      failure,
      [toFailureText(base, failure), toRetryLabel(base, failure)],
    ]);
    return [language, Object.fromEntries(each)];
  });
  return Object.fromEntries(await Promise.all(words));
}

/** A platform that has only answered that no user is signed in; the notice is separate. */
async function clientOfGuest(brand: Brand, language: Language) {
  const client = createPlatformClient({
    environment: createBrowserEnvironment(),
    language: () => language,
    noticeVersion: String(brand.noticeVersion),
    connectApi: async () => ({
      clockOffsetMs: () => 0,
      leastClockOffsetMs: () => 0,
      factsOf: () => ({}),
      call: (name: ApiName, ..._input: readonly unknown[]): Promise<never> =>
        name === 'auth.check'
          ? Promise.reject(new AppError('unauthenticated', 'no user is signed in', { status: 401 }))
          : new Promise<never>(() => {}),
    }),
  });
  client.notice.send({ type: 'NOTICE.AGREED' });
  client.auth.send({ type: 'CHECK.REQUESTED' });
  await waitFor(client.auth, (state) => state.matches('guest'));
  return client;
}

/** The whole app as a guest sees it in the lobby while the games are loading. */
const printLobby = (brand: Brand): Promise<PrintedPart> =>
  print(brand, async (words) => {
    const { language } = words;
    const i18n = createInstance();
    const app = textsOf(brand, language, await loadMessages(language));
    await i18n.init({ ...i18nOptions, lng: language, resources: { [language]: { app } } });
    const client = await clientOfGuest(brand, language);
    await preloadScreen(brand, lobbyPath);
    return (
      <StaticRouter location={lobbyPath}>
        <App brand={brand} client={client} i18n={i18n} words={words} />
      </StaticRouter>
    );
  });

/**
 * The brand without what it loads: that comes with its code, as in the browser. In place of a lobby of
 * its own is what every screen shows while it is loading.
 */
function withoutCode(input: BrandInput): BrandInput {
  const isReplaced = input.routes?.replace?.['game.index'] !== undefined;
  return {
    ...input,
    slots: undefined,
    components: undefined,
    plugins: input.plugins?.map((plugin) => ({ ...plugin, slots: undefined })),
    routes: {
      ...input.routes,
      replace: isReplaced ? { 'game.index': async () => ({ default: ScreenLoading }) } : undefined,
    },
  };
}

/**
 * Prints what a guest's first page shows before any code has come, from the same components that
 * draw it afterwards. Runs when the app is built.
 */
export async function printFirstPaint(input: BrandInput, assets: BrandAssets) {
  const shown = withoutCode(input);
  const brand = resolveBrand(shown, assets, usesOwnParts(input) ? createOwnParts : undefined);
  return {
    notice: await printNotice(brand),
    lobby: await printLobby(brand),
    failure: await printFailure(brand),
    failureWords: await failureWordsOf(brand),
  };
}
