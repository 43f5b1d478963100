import type { PageAnswers } from '@lobi/core';
import {
  AgeNoticeImage,
  AgeNoticePrint,
  FailureBanner,
  GlobalStyles,
  KitProvider,
  loadFailures,
  toFailureText,
  toRetryLabel,
} from '@lobi/ui';
import { svgUri } from '@lobi/ui/lobby';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand, BrandInput } from '../config/brand-schema.ts';
import type { LanguageTag, LanguageTexts } from '../config/languages.ts';
import { usesOwnParts } from '../config/own-parts.ts';
import { resolveBrand, type BrandAssets } from '../config/resolve-brand.ts';
import { languageBehind, loadKitTexts } from '../i18n/load-texts.ts';
import { createOwnParts } from '../own/create-own-parts.tsx';
import { ScreenLoading } from '../page/screen-loading.tsx';
import type { FailureTexts } from './boot-failure.ts';
import type { LobbyAudience } from './decide-first-paint.ts';
import { noticePictureId, noticePicturePlaceholderId } from '../page/prerendered-notice.ts';
import { renderLobby } from './render-lobby.tsx';
import { renderPart, type PrerenderedPart } from './render-part.tsx';

/** A part of the page in every language of a brand, and its style rules. */
export interface TranslatedPart {
  readonly rules: ReadonlySet<string>;
  readonly html: Readonly<Record<string, string>>;
}

/** The lobby is painted while it is being parsed, if the inline script allows it. */
const hidden = 'html:not([data-lobby-shown]) #app[data-prerendered="live"]{display:none}';

/** The pre-rendered page has no handlers: the inline script connects the buttons. */
const nothing = (): void => undefined;

/** Renders one part in each language. */
async function inEachLanguage(
  brand: Brand,
  render: (language: LanguageTag) => Promise<PrerenderedPart>,
): Promise<TranslatedPart> {
  const html: Record<string, string> = {};
  const rules = new Set<string>();
  for (const language of brand.i18n.supported) {
    const markup = await render(language);
    html[language] = markup.html;
    for (const rule of markup.rules) rules.add(rule);
  }
  return { rules, html };
}

/** Input, language and audience of a pre-rendered lobby. */
export type LobbyRequest = Omit<PageAnswers, 'language' | 'isGuest'> & {
  readonly language: LanguageTag;
  readonly audience: LobbyAudience;
};

/** The notice, alone on the background of the brand; the page holds its picture once for all languages. */
const renderNotice = (brand: Brand, language: LanguageTag): Promise<PrerenderedPart> =>
  renderPart(brand, language, ({ messages, dir }) => (
    <KitProvider brand={brand.look.name} locale={language} dir={dir} messages={messages}>
      <GlobalStyles brands={[brand.look]} />
      <AgeNoticePrint minAge={brand.minimumAge} art={<span id={noticePicturePlaceholderId} />} />
    </KitProvider>
  ));

/**
 * The picture of the notice. It has loaded before the script shows the notice, so that both are in the first
 * frame that is painted.
 */
const renderNoticePicture = ({ look }: Brand): string =>
  renderToStaticMarkup(
    <img
      id={noticePictureId}
      src={svgUri(renderToStaticMarkup(<AgeNoticeImage brand={look} />))}
      width="480"
      height="188"
      alt=""
      hidden
    />,
  );

const noticePictureRule = `#${noticePictureId}{inline-size:100%;block-size:auto}`;

const withRule = ({ rules, html }: TranslatedPart, rule: string): TranslatedPart => ({
  rules: new Set([...rules, rule]),
  html,
});

/** Explains why the app does not start; the messages of each failure are embedded in the page. */
const renderFailure = (brand: Brand, language: LanguageTag): Promise<PrerenderedPart> =>
  renderPart(brand, language, ({ messages, dir }) => (
    <KitProvider brand={brand.look.name} locale={language} dir={dir} messages={messages}>
      <FailureBanner failure="slow" onRetry={nothing} />
    </KitProvider>
  ));

/** Returns the texts of each failure in each language: message and button label. */
async function failureTextsOf(brand: Brand): Promise<FailureTexts> {
  const texts = brand.i18n.supported.map(async (language) => {
    const { base } = await loadKitTexts(brand, language);
    const each = [...loadFailures, '500' as const].map((failure) => [
      failure,
      [toFailureText(base, failure), toRetryLabel(base, failure)],
    ]);
    return [language, Object.fromEntries(each)];
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** Texts of the languages that a brand adds, by tag, as read by the build. */
export type AddedTexts = Readonly<Record<string, LanguageTexts>>;

/** The languages that a brand adds, with preloaded texts. */
const withTexts = (
  i18n: NonNullable<BrandInput['i18n']>,
  texts: AddedTexts,
): BrandInput['i18n'] => ({
  ...i18n,
  languages: Object.fromEntries(
    Object.entries(i18n.languages ?? {}).map(([tag, language]) => [
      tag,
      { ...language, load: async () => ({ default: texts[tag] ?? {} }) },
    ]),
  ),
});

/**
 * The brand without its lazily loaded parts, which load with their code as in the browser. A custom
 * lobby is replaced by the placeholder of a loading screen.
 */
function withoutCode(input: BrandInput, texts: AddedTexts): BrandInput {
  const isReplaced = input.routes?.replace?.['game.index'] !== undefined;
  return {
    ...input,
    i18n: input.i18n && withTexts(input.i18n, texts),
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
 * Renders a guest's first page from the components of the app: without games at build time, and
 * with them on the server.
 */
export function createRenderer(input: BrandInput, assets: BrandAssets, texts: AddedTexts = {}) {
  const shown = withoutCode(input, texts);
  const brand = resolveBrand(shown, assets, usesOwnParts(input) ? createOwnParts : undefined);
  const noticeRules = new Map<LanguageTag, Promise<PrerenderedPart>>();
  const noticeIn = (language: LanguageTag): Promise<PrerenderedPart> => {
    const markup = noticeRules.get(language) ?? renderNotice(brand, language);
    noticeRules.set(language, markup);
    return markup;
  };
  return {
    /** Renders in every language what is shown before any script has loaded. */
    firstPaint: async () => ({
      notice: withRule(await inEachLanguage(brand, noticeIn), noticePictureRule),
      noticePicture: renderNoticePicture(brand),
      lobby: await inEachLanguage(brand, (language) => renderLobby(brand, language)),
      failure: await inEachLanguage(brand, (language) => renderFailure(brand, language)),
      failureTexts: await failureTextsOf(brand),
    }),
    /** Renders the lobby with its games, and the style rules that the notice does not include. */
    async lobby({ language, audience, ...answers }: LobbyRequest) {
      const basedOn = languageBehind(brand, language);
      const pageAnswers = { ...answers, language: basedOn };
      const { rules, html } = await renderLobby(brand, language, pageAnswers, audience);
      const { rules: known } = await noticeIn(language);
      const style = [hidden, ...[...rules].filter((rule) => !known.has(rule))].join('');
      return { html, style, basedOn };
    },
  };
}
