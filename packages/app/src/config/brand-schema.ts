import { languages, type Currency } from '@lobi/core/contract';
import type { PlatformClientOptions } from '@lobi/core';
import type { GameArtStyle, KitIcons, KitSupport } from '@lobi/ui';
import type { Brand as Theme, Density, Scheme } from '@lobi/ui/tokens';
import * as z from 'zod/mini';
import { allowableSettings, type AllowableSetting } from './allowed-settings.ts';
import type { ErrorListener } from './events.ts';
import type { AddedLanguages, LanguageTag, LanguageTexts, LoadTexts } from './languages.ts';
import type { ThemeName } from './themes.ts';
import { oddsFormats } from './odds-formats.ts';
import type { OwnParts } from './own-parts.ts';
import type { OwnTexts } from './own-texts.ts';
import { api, realtime } from './schema/backend.ts';
import { fonts, logo, meta, pageIcons, theme } from './schema/theme.ts';
import { features, games, money, payments } from './schema/offers.ts';
import { company, compliance, support } from './schema/operator.ts';
import { navigation, pageChanges } from './schema/pages.ts';
import { additions, plugin, type ownGame } from './schema/plugins.ts';
import { callback, languageTag, loads, origin, text } from './schema/values.ts';
import { componentNames, type BrandComponents } from './slots.ts';

const ownMessages = z.partialRecord(
  z.enum(languages),
  z.record(z.string(), z.string()) as unknown as z.ZodMiniType<OwnTexts, OwnTexts>,
);

/** A language that the packages do not have. */
const addedLanguage = z.strictObject({
  /** Imports its texts by key, those of the kit included: a file of JSON, or a module with a default export. */
  load: z.custom<LoadTexts>((value) => typeof value === 'function', {
    error: "must be a function that imports a file, such as () => import('./locales/ms.json').",
  }),
  /** Language whose texts replace missing ones, and in which the platform responds; default `en`. */
  basedOn: z.optional(z.enum(languages)),
});

/**
 * Shape of a brand file. Strict: an unknown key is an error. Checked when the app is built and in tests,
 * so that the browser does not need the schema. @source ours
 */
export const brandSchema = z.strictObject({
  /** Version of this shape. */
  schema: z.literal(1),
  /** Lower-case letters, digits and dashes. */
  id: z.string().check(
    z.regex(/^[a-z0-9-]{2,32}$/, {
      error: 'must be 2 to 32 lower-case letters, digits and dashes.',
    }),
  ),
  /** Name that people read. */
  name: text,
  /** Look to build on. */
  extends: z.enum(['lentera', 'pesisir', 'baja']),
  /** Texts and colour for browsers, search engines and home screens. */
  meta: z.optional(meta),
  /** Default: the mark of the theme, and the name in the font of headings. */
  logo: z.optional(logo),
  /** Pictures that browsers and phones show for the app; default the mark. */
  icons: z.optional(pageIcons),
  /** Fonts instead of those of the theme. */
  fonts: z.optional(fonts),
  /** Where the platform answers, if not at the origin of the page. */
  api: z.optional(api),
  /** Parts of the socket's address that go before those of `GET /api/settings`. */
  realtime: z.optional(realtime),
  /** Settings that the platform may decide instead of this file. */
  settings: z.optional(
    z.strictObject({
      /** Settings of `GET /api/settings` that go before those of the brand; default none. */
      allow: z.optional(z.array(z.enum(allowableSettings))),
    }),
  ),
  /** Languages, and changes to the app's own words. */
  i18n: z.optional(
    z.strictObject({
      /** Language of unknown visitors, and the fallback. */
      default: z.optional(languageTag),
      /** Languages that visitors may choose, in the order of the menu; default all, added ones last. */
      supported: z.optional(z.array(languageTag).check(z.minLength(1))),
      /** Languages that the packages do not have, by tag; `lobi add locale` writes one. */
      languages: z.optional(z.record(languageTag, addedLanguage)),
      /** What missing texts of a language are: an `error` (default), a warning, or taken from the language behind it. */
      missing: z.optional(z.enum(['error', 'warn', 'fallback'])),
      /** Other words for texts of the app, and of the kit (`kit.base.close`), by language and key. */
      messages: z.optional(ownMessages),
    }),
  ),
  ...additions,
  /** Components of the kit that the brand wraps. */
  components: z.optional(loads<BrandComponents>(componentNames)),
  /** Pages, components, texts, calls, games and event listeners that brands share; `definePlugin` types each. */
  plugins: z.optional(z.array(plugin)),
  /** Pages. The guard stays before all of them, and roles can only be taken away. */
  routes: z.optional(pageChanges),
  /** Parts that a brand may leave out; default all. */
  features: z.optional(features),
  /** Games that are offered, and their order. */
  games: z.optional(games),
  /** Payment channels in forms and footer; the platform determines which exist, and their limits. */
  payments: z.optional(payments),
  /** Company that runs the site; shown in the footer. */
  company: z.optional(company),
  /** Receives errors of the page, for a service that collects them. */
  onError: z.optional(callback<ErrorListener>()),
  /** Statistics through `onEvent`. */
  analytics: z.optional(
    z.strictObject({
      /** `required` (default) asks visitors before the first event; `none` where no law requires consent. */
      consent: z.optional(z.enum(['required', 'none'])),
    }),
  ),
  /** Menus. What a reader may not open is never shown. */
  navigation: z.optional(navigation),
  /** Where its visitors are. */
  locale: z.optional(
    z.strictObject({
      /** Time zone of dates and times, such as `Asia/Manila`; default `Asia/Jakarta`. */
      timeZone: z.optional(text),
    }),
  ),
  /** Money on the screen; the currency of a wallet is the platform's. */
  money: z.optional(money),
  /** Changes to the theme. */
  theme: z.optional(theme),
  /** Ways to reach support; shown wherever a text sends people there. At least one way. */
  support: z.optional(support),
  /** How bets are shown. */
  betting: z.optional(
    z.strictObject({
      /** Odds before a visitor chooses; default `per100` in Indonesian, `decimal` in other languages. */
      oddsFormat: z.optional(z.enum(oddsFormats)),
    }),
  ),
  /** Protection of the page in the browser. */
  security: z.optional(
    z.strictObject({
      /** Leads to a blank page a second after developer tools were opened. @source spec §9 (off) */
      antiDevtools: z.optional(z.boolean()),
      /** Origins whose pages may show the app in a frame; default none. */
      frameAncestors: z.optional(z.array(origin).check(z.maxLength(10))),
    }),
  ),
  /** Cover with the mark while the app loads. */
  overlay: z.optional(
    z.strictObject({
      /** Duration of its fading in milliseconds; default 400. */
      fadeMs: z.optional(z.int().check(z.minimum(0), z.maximum(5_000))),
      /** Milliseconds until it is taken off the page; default 1000. */
      removeMs: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
    }),
  ),
  /** What laws and licences ask of the site. */
  compliance: z.optional(compliance),
});

/** Content of a brand file, before defaults. */
export type BrandInput = z.input<typeof brandSchema>;

/** A brand with every default filled in. */
export interface Brand {
  readonly id: string;
  readonly name: string;
  /** Name of the built-in theme that it extends. */
  readonly theme: ThemeName;
  /** That theme with the brand's own changes. */
  readonly look: Theme;
  /** Schemes that users may choose between; one alone cannot be changed. */
  readonly schemes: readonly Scheme[];
  readonly density: Density;
  /** Changes to the pictures of games. */
  readonly gameArt: GameArtStyle | undefined;
  /** Drawings of icons by the drawing that they replace. */
  readonly icons: KitIcons | undefined;
  readonly logo: {
    /** The brand's own mark as an address; without one, that of the theme. */
    readonly mark: string | undefined;
    /** Drawing instead of the written name, as an address. */
    readonly wordmark: string | undefined;
    /** Text alternatives of the drawings. */
    readonly alt: string;
  };
  /** Origin of the platform, if it differs from that of the page. */
  readonly apiOrigin: string | undefined;
  /** Names of the anti-forgery token, paths of calls, and the socket, where a backend has others. */
  readonly connection: Pick<PlatformClientOptions, 'csrf' | 'endpoints' | 'realtime'>;
  readonly meta: {
    readonly titleTemplate: string;
    readonly description: string;
    readonly themeColor: string;
  };
  readonly i18n: {
    readonly default: LanguageTag;
    readonly supported: readonly LanguageTag[];
    /** Own words by language and key. */
    readonly messages: Readonly<Record<string, LanguageTexts | undefined>>;
    /** Languages that the packages do not have. */
    readonly added: AddedLanguages;
  };
  readonly timeZone: string;
  readonly money: { readonly currency: Currency; readonly quickAmounts: readonly string[] };
  readonly support: KitSupport;
  /** Without it by the reader's language: per 100 in Indonesian, else decimal. */
  readonly oddsFormat: (typeof oddsFormats)[number] | undefined;
  readonly overlay: { readonly fadeMs: number; readonly removeMs: number };
  readonly minimumAge: number;
  readonly noticeVersion: number;
  /** Are wins of others shown? */
  readonly socialProof: boolean;
  /** Services that help with gambling harm. */
  readonly helpLinks: readonly {
    readonly name: string;
    readonly phone?: string | undefined;
    readonly href?: string | undefined;
    readonly note?: string | undefined;
  }[];
  /** Settings of the platform that go before those of the brand. */
  readonly allows: readonly AllowableSetting[];
  readonly antiDevtools: boolean;
  /** Own components, pages, menus, games and events; `undefined` if there are none. */
  readonly own: OwnParts | undefined;
}

/** Game of a brand or plugin, as its file defines it. */
export type GameInput = z.input<typeof ownGame>;

/** Plugin, as its file defines it. */
export type PluginInput = z.input<typeof plugin>;
