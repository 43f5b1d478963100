import { languages, loadingOverlay, minimumAge } from '@lobi/core/contract';
import type { Brand, BrandInput } from './brand-schema.ts';
import { lookOf, looks, paletteOf } from './look-of.ts';

/**
 * Makes a brand out of a brand file: fills every default in and freezes the result.
 * The file itself is checked when the app is built (`checkBrand`).
 * @example export default defineBrand({ schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'pesisir' })
 */
export function defineBrand(input: BrandInput): Brand {
  const tokens = input.theme?.tokens;
  const look = tokens ? lookOf(looks[input.extends], tokens, input.id) : looks[input.extends];
  return Object.freeze({
    id: input.id,
    name: input.name,
    theme: input.extends,
    look,
    density: input.theme?.density ?? 'comfortable',
    meta: {
      titleTemplate: input.meta?.titleTemplate ?? '{title} · {brand}',
      description: input.meta?.description ?? input.name,
      themeColor: input.meta?.themeColor ?? paletteOf(look).canvas.toLowerCase(),
    },
    i18n: {
      default: input.i18n?.default ?? languages[0],
      supported: input.i18n?.supported ?? languages,
      messages: input.i18n?.messages ?? {},
    },
    timeZone: input.locale?.timeZone ?? 'Asia/Jakarta',
    money: {
      currency: input.money?.currency ?? 'IDR',
      quickAmounts: input.money?.quickAmounts ?? ['10000', '50000', '100000', '500000', '1000000'],
    },
    oddsFormat: input.betting?.oddsFormat ?? 'per100',
    overlay: {
      fadeMs: input.overlay?.fadeMs ?? loadingOverlay.fadeMs,
      removeMs: input.overlay?.removeMs ?? loadingOverlay.removeMs,
    },
    minimumAge: input.compliance?.minimumAge ?? minimumAge,
    noticeVersion: input.compliance?.noticeVersion ?? 1,
    socialProof: input.compliance?.socialProof ?? true,
    helpLinks: input.compliance?.helpLinks ?? [],
    antiDevtools: input.security?.antiDevtools ?? false,
  });
}
