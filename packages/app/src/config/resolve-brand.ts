import { languages, loadingOverlay, minimumAge } from '@lobi/core/contract';
import type { Brand, BrandInput } from './brand-schema.ts';
import { lookOf, looks, paletteOf } from './look-of.ts';
import type { CreateOwnParts } from './own-parts.ts';

/** Files of a brand that the build has read. */
export interface BrandAssets {
  /** The mark as a `data:` address; default the drawing of the look. */
  readonly mark?: string | undefined;
  /** The wordmark as a `data:` address; default the written name. */
  readonly wordmark?: string | undefined;
}

/**
 * Makes a brand out of a brand file: fills every default in and freezes the result.
 * The file itself is checked when the app is built (`checkBrand`).
 * @param createOwn makes what the brand says beyond its look; without it that is left out
 */
export function resolveBrand(
  input: BrandInput,
  assets: BrandAssets = {},
  createOwn?: CreateOwnParts,
): Brand {
  const { theme, fonts } = input;
  const isChanged = theme?.tokens ?? theme?.accent ?? fonts?.body ?? fonts?.heading;
  const look =
    isChanged === undefined
      ? looks[input.extends]
      : lookOf(looks[input.extends], { ...theme?.tokens, accent: theme?.accent, fonts }, input.id);
  const own = createOwn?.(input);
  return Object.freeze({
    id: input.id,
    name: input.name,
    theme: input.extends,
    look,
    density: theme?.density ?? 'comfortable',
    logo: {
      mark: assets.mark,
      wordmark: assets.wordmark,
      alt: input.logo?.alt ?? input.name,
    },
    apiOrigin: input.api?.origin,
    meta: {
      titleTemplate: input.meta?.titleTemplate ?? '{title} · {brand}',
      description: input.meta?.description ?? input.name,
      themeColor: input.meta?.themeColor ?? paletteOf(look).canvas.toLowerCase(),
    },
    i18n: {
      default: input.i18n?.default ?? languages[0],
      supported: input.i18n?.supported ?? languages,
      messages: own?.messages ?? input.i18n?.messages ?? {},
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
