import {
  currencies,
  gameCategories,
  languages,
  roles,
  type Currency,
  type Language,
} from '@lobi/core/contract';
import { routeNames, type RouteName } from '@lobi/core/routes';
import type { KitSupport } from '@lobi/ui';
import { colorNames, type Brand as Look, type Density } from '@lobi/ui/tokens';
import * as z from 'zod/mini';
import { tokenBounds, type LookName } from './look-of.ts';
import type { ErrorListener, EventListener } from './events.ts';
import { allowableSettings, type AllowableSetting } from './allowed-settings.ts';
import { oddsFormats } from './odds-formats.ts';
import type { LoadRules, StageProps } from './own-games.ts';
import type { OwnParts } from './own-parts.ts';
import { menuGroups, pageLayouts, replaceableRoutes, switchableRoutes } from './pages.ts';
import {
  componentNames,
  slotNames,
  type BrandComponents,
  type LoadPart,
  type SlotName,
  type SlotProps,
} from './slots.ts';

const text = z.string().check(z.minLength(1), z.maxLength(300));
const hexColour = z
  .string()
  .check(z.regex(/^#[0-9a-fA-F]{6}$/, { error: 'must be a colour such as "#c2410c".' }));

/** A file beside the brand file, such as `./mark.svg`. */
const file = z
  .string()
  .check(
    z.regex(/^\.{1,2}\/[^\s?#]+$/, { error: 'must be a path such as "./mark.svg".' }),
    z.maxLength(300),
  );
const origin = z.string().check(
  z.refine(
    (value) => URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value,
    {
      error: 'must be an origin such as "https://api.example.com", without a path.',
    },
  ),
);

/** A font family by its name alone; fallbacks are added. */
const family = z
  .string()
  .check(
    z.regex(/^[\p{L}\d][\p{L}\d _-]{0,60}$/u, { error: 'must be the name of one font family.' }),
  );

/** A page outside the app. Other protocols could run code. */
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a complete address that begins with https://.',
});

const factor = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().check(z.minimum(min), z.maximum(max));

/** A function that imports a file of the brand, which then comes only where it is shown. */
const loadOf = <Props extends object>() =>
  z.custom<LoadPart<Props>>((value) => typeof value === 'function', {
    error: "must be a function that imports a file, such as () => import('./slots/promo.tsx').",
  });

/** One optional key for each name, each with the type of its component. */
const loads = <Keys extends object>(names: readonly (keyof Keys & string)[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, z.optional(loadOf())])),
  ) as unknown as z.ZodMiniType<Keys, Keys>;

/** Own words: one text for all languages, or one for each. */
const ownWords = z.union([text, z.partialRecord(z.enum(languages), text)], {
  error: 'must be a text, or texts by language such as { en: "Promotions", id: "Promo" }.',
});

const longText = z.string().check(z.minLength(1), z.maxLength(2_000));

const roleList = z.array(z.enum(roles)).check(z.minLength(1));

/** Name of a page that the brand adds; the dot keeps it apart from words. */
const pageName = z.string().check(
  z.regex(/^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/, {
    error: 'must be lower-case words with dots between them, such as "promo.index".',
  }),
);

const pagePath = z.string().check(
  z.regex(/^(\/(:?[A-Za-z0-9_-]+))+$/, {
    error: 'must be a path such as "/promo" or "/promo/:promoId".',
  }),
);

/** Path data of a drawing of 24 × 24. */
const drawing = z.string().check(
  z.regex(/^[Mm][\d\s,.MmLlHhVvCcSsQqTtAaZzEe+-]+$/, {
    error: 'must be the path data of a drawing, such as mdiGift of @mdi/js.',
  }),
);

const link = z
  .strictObject({
    route: z.optional(z.string()),
    href: z.optional(
      z.string().check(
        z.refine((value) => /^\/(?!\/)/.test(value) || /^(https?|mailto|tel):/.test(value), {
          error: 'must be a path of this site or a complete address that begins with https://.',
        }),
      ),
    ),
    label: z.optional(ownWords),
    icon: z.optional(drawing),
    roles: z.optional(z.array(z.enum([...roles, 'guest'])).check(z.minLength(1))),
  })
  .check(
    z.refine(({ route, href }) => (route === undefined) !== (href === undefined), {
      error: 'must name either a route or an href.',
    }),
    z.refine(({ href, label }) => href === undefined || label !== undefined, {
      error: 'needs a label, since an address has no title.',
    }),
  );

const links = (most: number) => z.array(link).check(z.maxLength(most));

const added = z.strictObject({
  name: pageName,
  path: pagePath,
  title: ownWords,
  /** Roles that may open it, or everyone signed in. Default everyone. */
  access: z.optional(
    z.union([z.enum(['public', 'auth']), roleList], {
      error: 'must be "public", "auth", or a list of roles such as ["player"].',
    }),
  ),
  layout: z.optional(z.enum(pageLayouts)),
  load: loadOf(),
  /** Its place in the menu beside the page; without it there is none. */
  nav: z.optional(
    z.strictObject({
      group: z.optional(z.enum(menuGroups)),
      icon: z.optional(drawing),
      roles: z.optional(roleList),
    }),
  ),
});

const callback = <Listener extends (...given: never[]) => void>() =>
  z.custom<Listener>((value) => typeof value === 'function', { error: 'must be a function.' });

/** Games by id or title. */
const gameNames = z.array(text);

/** A game that the platform plays by rules of the brand. */
const ownGame = z.strictObject({
  /** First word of its engines. */
  name: z.string().check(
    z.regex(/^[a-z][a-z0-9]{1,30}$/, {
      error: 'must be lower-case letters and digits, such as "coin".',
    }),
  ),
  /** Title of the game in the verifier. */
  title: ownWords,
  /** Rules of the game for players; shown before the first play. */
  about: z.union([longText, z.partialRecord(z.enum(languages), longText)], {
    error:
      'must be a text, or texts by language such as { en: "Call a side.", id: "Tebak sisi." }.',
  }),
  stage: loadOf<StageProps>(),
  /** Rules, as the server has them; without them plays cannot be verified. */
  rules: z.optional(
    z.custom<LoadRules>((value) => typeof value === 'function', {
      error: "must be a function that imports the rules, such as () => import('./rules.ts').",
    }),
  ),
});

/** Keys that a brand and each of its plugins may add. */
const additions = {
  /** Games of their own; `defineGame` types each. */
  ownGames: z.optional(z.array(ownGame)),
  /** Receives typed events for statistics, once the visitor has allowed it. */
  onEvent: z.optional(callback<EventListener>()),
  /** Components at named places of the app. */
  slots: z.optional(
    loads<{ readonly [Name in SlotName]?: LoadPart<SlotProps[Name]> | undefined }>(slotNames),
  ),
  /** Own texts by key and language, for `useText`. */
  texts: z.optional(z.record(z.string(), ownWords)),
} as const;

const plugin = z.strictObject({
  ...additions,
  /** Lower-case letters, digits and dashes. */
  name: z.string().check(
    z.regex(/^[a-z0-9-]{2,40}$/, {
      error: 'must be 2 to 40 lower-case letters, digits and dashes.',
    }),
  ),
  routes: z.optional(z.strictObject({ extend: z.optional(z.array(added)) })),
});

/**
 * Shape of a brand file. Strict: a key that is not here is a mistake. Checked when the app is
 * built and in tests, so that nothing of it has to run in the browser. @source ours
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
  meta: z.optional(
    z.strictObject({
      /** `{title}` and `{brand}` are filled in. */
      titleTemplate: z.optional(text),
      description: z.optional(text),
      themeColor: z.optional(hexColour),
    }),
  ),
  /** Default: the mark of the look, and the name in the font of headings. */
  logo: z.optional(
    z
      .strictObject({
        /** SVG file beside the brand file: overlay, icon of the page, and beside the name. */
        mark: z.optional(file),
        /** SVG file that is shown instead of the written name at the top of every page. */
        wordmark: z.optional(file),
        /** Text of the wordmark, if it differs from the name; read aloud instead of the picture. */
        alt: z.optional(text),
      })
      .check(
        z.refine(({ wordmark, alt }) => alt === undefined || wordmark !== undefined, {
          error: 'names what a wordmark says; give `wordmark` too, or leave `alt` out.',
          path: ['alt'],
        }),
      ),
  ),
  /** Pictures that browsers and phones show for the app; default the mark. */
  icons: z.optional(
    z.strictObject({
      /** Icon of the page in tabs and bookmarks: SVG, PNG or ICO. */
      favicon: z.optional(file),
      /** On the home screen of a phone: a square PNG of 180 px or more, without transparent edges. */
      app: z.optional(file),
    }),
  ),
  fonts: z.optional(
    z.strictObject({
      /** Family of running text, and of headings where they name none. */
      body: z.optional(family),
      heading: z.optional(family),
      /** Style sheets that declare them: a package such as `@fontsource-variable/sora`, or a file. */
      load: z.optional(
        z.array(
          z.string().check(
            z.regex(/^(\.{1,2}\/)?[\w@./-]+$/, {
              error: 'must be a package or a path such as "./fonts.css".',
            }),
          ),
        ),
      ),
    }),
  ),
  /** Where the platform answers, if not at the origin of the page. */
  api: z.optional(z.strictObject({ origin: z.optional(origin) })),
  /** Settings that the platform may decide instead of this file. */
  settings: z.optional(
    z.strictObject({
      /** Settings of `GET /api/settings` that go before those of the brand; default none. */
      allow: z.optional(z.array(z.enum(allowableSettings))),
    }),
  ),
  i18n: z.optional(
    z.strictObject({
      /** Language of unknown visitors, and the fallback. */
      default: z.optional(z.enum(languages)),
      supported: z.optional(z.array(z.enum(languages)).check(z.minLength(1))),
      /** Own words, by language and key. */
      messages: z.optional(z.partialRecord(z.enum(languages), z.record(z.string(), z.string()))),
    }),
  ),
  ...additions,
  /** Components of the kit that the brand wraps. */
  components: z.optional(loads<BrandComponents>(componentNames)),
  plugins: z.optional(z.array(plugin)),
  /** Pages. The guard stays before all of them, and roles can only be taken away. */
  routes: z.optional(
    z.strictObject({
      extend: z.optional(z.array(added)),
      replace: z.optional(z.partialRecord(z.enum(replaceableRoutes), loadOf())),
      disable: z.optional(z.array(z.enum(switchableRoutes))),
      titles: z.optional(z.partialRecord(z.enum(routeNames as [RouteName]), ownWords)),
      /** Roles that may open a page, among those that may anyway. */
      roles: z.optional(z.partialRecord(z.enum(routeNames as [RouteName]), roleList)),
    }),
  ),
  /** Parts that a brand may leave out; default all. */
  features: z.optional(
    z.strictObject({
      /** Deposits by the user, with their pages and buttons. */
      deposit: z.optional(z.boolean()),
      /** Withdrawals by the user, with their pages and buttons. */
      withdraw: z.optional(z.boolean()),
      favourites: z.optional(z.boolean()),
      referral: z.optional(z.boolean()),
    }),
  ),
  games: z.optional(
    z.strictObject({
      /** Categories that are offered; default all. */
      categories: z.optional(z.array(z.enum(gameCategories)).check(z.minLength(1))),
      /** Games that are not offered, by id or title. */
      hidden: z.optional(gameNames),
      /** Games before those that are played most. */
      featured: z.optional(gameNames),
      /** Games that come first, in this order. */
      order: z.optional(gameNames),
    }),
  ),
  payments: z.optional(
    z.strictObject({
      /** Channels that come first, by name or kind. */
      order: z.optional(z.array(text)),
      /** Other names of channels, by their name on the platform. */
      texts: z.optional(z.record(z.string(), ownWords)),
      /** Ways to pay that the footer names. */
      shown: z.optional(z.array(text).check(z.maxLength(12))),
    }),
  ),
  /** Company that runs the site; shown in the footer. */
  company: z.optional(
    z.strictObject({
      legalName: text,
      address: z.optional(text),
      licences: z.optional(
        z.array(z.strictObject({ name: text, href: z.optional(webAddress) })).check(z.maxLength(6)),
      ),
    }),
  ),
  /** Receives errors of the page, for a service that collects them. */
  onError: z.optional(callback<ErrorListener>()),
  analytics: z.optional(
    z.strictObject({
      /** `required` (default) asks visitors before the first event; `none` where no law asks for it. */
      consent: z.optional(z.enum(['required', 'none'])),
    }),
  ),
  /** Menus. What a reader may not open is never shown. */
  navigation: z.optional(
    z.strictObject({
      /** Links in the head of the page; wide pages only. */
      navbar: z.optional(links(4)),
      sidebar: z.optional(
        z.strictObject({
          /** Links after the menu's own. */
          add: z.optional(links(12)),
          /** Pages left out of the menu; they can still be opened. */
          hide: z.optional(z.array(z.enum(routeNames as [RouteName]))),
        }),
      ),
      /** Places under the thumb, instead of those of a role; the account comes after them. */
      bottomBar: z.optional(
        z.partialRecord(z.enum([...roles, 'guest']), links(4).check(z.minLength(1))),
      ),
      footer: z.optional(
        z.strictObject({
          /** Columns after the footer's own. */
          columns: z.optional(
            z
              .array(z.strictObject({ title: ownWords, links: links(8).check(z.minLength(1)) }))
              .check(z.maxLength(3)),
          ),
        }),
      ),
    }),
  ),
  locale: z.optional(z.strictObject({ timeZone: z.optional(text) })),
  money: z.optional(
    z.strictObject({
      currency: z.optional(z.enum(currencies as [Currency, ...Currency[]])),
      /** Stake keys in major units, as decimal text. */
      quickAmounts: z.optional(
        z.array(z.string().check(z.regex(/^\d{1,12}$/))).check(z.minLength(1), z.maxLength(8)),
      ),
    }),
  ),
  /** Changes to the theme. */
  theme: z.optional(
    z.strictObject({
      /** One colour of your own; those of buttons, links, figures and focus are made from it. */
      accent: z.optional(hexColour),
      tokens: z.optional(
        z.strictObject({
          /** Colours of the look's default scheme; contrast is checked. */
          color: z.optional(z.partialRecord(z.enum(colorNames), hexColour)),
          radius: z.optional(factor(tokenBounds.radius)),
          type: z.optional(factor(tokenBounds.type)),
        }),
      ),
      density: z.optional(z.enum(['comfortable', 'compact'])),
    }),
  ),
  /** Ways to reach support; shown wherever a text sends people there. At least one way. */
  support: z.optional(
    z
      .strictObject({
        mail: z.optional(z.email('must be an email address, such as help@example.com.')),
        /** A chat, such as `https://wa.me/6281234567890`. */
        chat: z.optional(webAddress),
        phone: z.optional(
          z.string().check(
            z.regex(/^\+?\d[\d ().-]{2,24}(?: ext\. ?\d{1,6})?$/, {
              error: 'must be a phone number as people dial it, such as +62 812 3456 7890.',
            }),
          ),
        ),
        /** A help page. */
        url: z.optional(webAddress),
      })
      .check(
        z.refine((support) => Object.keys(support).length > 0, {
          error: 'must name at least one of mail, chat, phone and url, or be left out.',
        }),
      ),
  ),
  betting: z.optional(z.strictObject({ oddsFormat: z.optional(z.enum(oddsFormats)) })),
  security: z.optional(
    z.strictObject({
      /** Leads to a blank page a second after developer tools were opened. @source spec §9 (off) */
      antiDevtools: z.optional(z.boolean()),
      /** Origins whose pages may show the app in a frame; default none. */
      frameAncestors: z.optional(z.array(origin).check(z.maxLength(10))),
    }),
  ),
  overlay: z.optional(
    z.strictObject({
      fadeMs: z.optional(z.int().check(z.minimum(0), z.maximum(5_000))),
      removeMs: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
    }),
  ),
  compliance: z.optional(
    z.strictObject({
      /** Never below the platform's own minimum. */
      minimumAge: z.optional(z.int().check(z.minimum(21), z.maximum(99))),
      /** Raise it to ask everyone for consent again. */
      noticeVersion: z.optional(z.int().check(z.minimum(1))),
      /** Shows wins of others in the lobby. Default true. */
      socialProof: z.optional(z.boolean()),
      /** Services that help with gambling harm, those of the own country first. */
      helpLinks: z.optional(
        z.array(
          z.strictObject({
            name: text,
            phone: z.optional(text),
            href: z.optional(z.url()),
            note: z.optional(text),
          }),
        ),
      ),
    }),
  ),
});

/** Content of a brand file, before defaults. */
export type BrandInput = z.input<typeof brandSchema>;

/** A brand with every default filled in. */
export interface Brand {
  readonly id: string;
  readonly name: string;
  /** Look it builds on. */
  readonly theme: LookName;
  /** Look with the brand's own changes. */
  readonly look: Look;
  readonly density: Density;
  readonly logo: {
    /** The brand's own mark as an address; without one, that of the look. */
    readonly mark: string | undefined;
    /** Drawing instead of the written name, as an address. */
    readonly wordmark: string | undefined;
    /** Text alternatives of the drawings. */
    readonly alt: string;
  };
  /** Origin of the platform, if it differs from that of the page. */
  readonly apiOrigin: string | undefined;
  readonly meta: {
    readonly titleTemplate: string;
    readonly description: string;
    readonly themeColor: string;
  };
  readonly i18n: {
    readonly default: Language;
    readonly supported: readonly Language[];
    readonly messages: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
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
