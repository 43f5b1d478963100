import { roles } from '@lobi/core/contract';
import * as z from 'zod/mini';
import { isLanguageTag, type LanguageTag } from '../languages.ts';
import type { LoadPart } from '../slots.ts';

export const text = z.string().check(z.minLength(1), z.maxLength(300));
export const hexColour = z
  .string()
  .check(z.regex(/^#[0-9a-fA-F]{6}$/, { error: 'must be a colour such as "#c2410c".' }));

/** A file beside the brand file, such as `./mark.svg`. */
export const file = z
  .string()
  .check(
    z.regex(/^\.{1,2}\/[^\s?#]+$/, { error: 'must be a path such as "./mark.svg".' }),
    z.maxLength(300),
  );
export const origin = z.string().check(
  z.refine(
    (value) => URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value,
    {
      error: 'must be an origin such as "https://api.example.com", without a path.',
    },
  ),
);

/** Name of a cookie or a header. */
export const tokenName = z
  .string()
  .check(z.regex(/^[\w-]{1,60}$/, { error: 'must be a name such as "XSRF-TOKEN".' }));

/** A path on the origin of the platform, perhaps with parameters in braces. */
export const path = z
  .string()
  .check(
    z.regex(/^(\/[\w.{}-]+)+$/, { error: 'must be a path such as "/api/v2/wallet/{walletId}".' }),
  );

/** A font family by its name alone; fallbacks are added. */
export const family = z
  .string()
  .check(
    z.regex(/^[\p{L}\d][\p{L}\d _-]{0,60}$/u, { error: 'must be the name of one font family.' }),
  );

/** A page outside the app. Other protocols could run code. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a complete address that begins with https://.',
});

export const factor = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().check(z.minimum(min), z.maximum(max));

/** A function that imports a file of the brand, which then comes only where it is shown. */
export const loadOf = <Props extends object>() =>
  z.custom<LoadPart<Props>>((value) => typeof value === 'function', {
    error: "must be a function that imports a file, such as () => import('./slots/promo.tsx').",
  });

/** One optional key for each name, each with the type of its component. */
export const loads = <Keys extends object>(names: readonly (keyof Keys & string)[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, z.optional(loadOf())])),
  ) as unknown as z.ZodMiniType<Keys, Keys>;

/** Tag of a language of the packages, or of one that the brand adds. */
export const languageTag = z.string().check(
  z.refine(isLanguageTag, {
    error: 'must be the tag of a language in its usual spelling, such as "ms" or "pt-BR".',
  }),
) as unknown as z.ZodMiniType<LanguageTag, LanguageTag> & z.core.$ZodRecordKey;

/** Own words: one text for all languages, or one for each. */
export const ownTexts = z.union([text, z.partialRecord(languageTag, text)], {
  error: 'must be a text, or texts by language such as { en: "Promotions", id: "Promo" }.',
});

export const longText = z.string().check(z.minLength(1), z.maxLength(2_000));

export const roleList = z.array(z.enum(roles)).check(z.minLength(1));

/** Name of a page that the brand adds; the dot keeps it apart from words. */
export const pageName = z.string().check(
  z.regex(/^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/, {
    error: 'must be lower-case words with dots between them, such as "promo.index".',
  }),
);

/** Path data of a drawing of 24 × 24. */
export const drawing = z.string().check(
  z.regex(/^[Mm][\d\s,.MmLlHhVvCcSsQqTtAaZzEe+-]+$/, {
    error: 'must be the path data of a drawing, such as mdiGift of @mdi/js.',
  }),
);

export const callback = <Listener extends (...given: never[]) => void>() =>
  z.custom<Listener>((value) => typeof value === 'function', { error: 'must be a function.' });
