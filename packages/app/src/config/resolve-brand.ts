import { languages, loadingOverlay, minimumAge } from '@lobi/core/contract';
import type { Brand, BrandInput } from './brand-schema.ts';
import { addedLanguagesOf, languageTagsOf } from './languages.ts';
import { artTones, baseThemeOf, buildTheme, themes, paletteOf } from './themes.ts';
import type { CreateOwnParts } from './own-parts.ts';

/** Files of a brand that the build has read. */
export interface BrandAssets {
  /** The mark as a `data:` URL; default the drawing of the theme. */
  readonly mark?: string | undefined;
  /** The wordmark as a `data:` URL; default the written name. */
  readonly wordmark?: string | undefined;
}

/** Removes keys whose value is `undefined`. */
const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: Exclude<Values[Key], undefined>;
  };

/**
 * Creates a brand from a brand file: fills in every default and freezes the result. The file itself is
 * checked when the app is built (`checkBrand`).
 * @param createOwn creates the brand's additions to its theme; omitted without it
 */
export function resolveBrand(
  input: BrandInput,
  assets: BrandAssets = {},
  createOwn?: CreateOwnParts,
): Brand {
  const { theme, fonts } = input;
  const { light, tone, palette, patterns } = theme?.art ?? {};
  const { tokens, accent, schemes } = theme ?? {};
  const isChanged = tokens ?? accent ?? schemes ?? light ?? tone ?? fonts?.body ?? fonts?.heading;
  const artFilter = tone && artTones[tone];
  const look =
    isChanged === undefined
      ? themes[input.extends]
      : buildTheme(baseThemeOf(input), { ...tokens, accent, fonts, light, artFilter }, input.id);
  const own = createOwn?.(input);
  return Object.freeze({
    id: input.id,
    name: input.name,
    theme: input.extends,
    look,
    schemes: schemes ?? [look.defaultScheme],
    density: theme?.density ?? 'comfortable',
    gameArt: (palette ?? patterns ?? look.gameArt) && {
      ...look.gameArt,
      ...given({ palette, patterns }),
    },
    icons: theme?.icons,
    logo: {
      mark: assets.mark,
      wordmark: assets.wordmark,
      alt: input.logo?.alt ?? input.name,
    },
    apiOrigin: input.api?.origin,
    connection: {
      ...(input.api?.csrf && { csrf: input.api.csrf }),
      ...(input.api?.endpoints && { endpoints: given(input.api.endpoints) }),
      ...(input.realtime && { realtime: given(input.realtime) }),
    },
    meta: {
      titleTemplate: input.meta?.titleTemplate ?? '{title} · {brand}',
      description: input.meta?.description ?? input.name,
      themeColor: input.meta?.themeColor ?? paletteOf(look).canvas.toLowerCase(),
    },
    i18n: {
      default: input.i18n?.default ?? languages[0],
      supported: input.i18n?.supported ?? languageTagsOf(input),
      messages: own?.messages ?? input.i18n?.messages ?? {},
      added: addedLanguagesOf(input),
    },
    timeZone: input.locale?.timeZone ?? 'Asia/Jakarta',
    money: {
      currency: input.money?.currency ?? 'IDR',
      quickAmounts: input.money?.quickAmounts ?? ['10000', '50000', '100000', '500000', '1000000'],
    },
    support: input.support ?? {},
    oddsFormat: input.betting?.oddsFormat,
    overlay: {
      fadeMs: input.overlay?.fadeMs ?? loadingOverlay.fadeMs,
      removeMs: input.overlay?.removeMs ?? loadingOverlay.removeMs,
    },
    minimumAge: input.compliance?.minimumAge ?? minimumAge,
    noticeVersion: input.compliance?.noticeVersion ?? 1,
    socialProof: input.compliance?.socialProof ?? true,
    helpLinks: input.compliance?.helpLinks ?? [],
    allows: input.settings?.allow ?? [],
    antiDevtools: input.security?.antiDevtools ?? false,
    own,
  });
}
