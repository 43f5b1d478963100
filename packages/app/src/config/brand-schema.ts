import { currencies, languages, type Currency, type Language } from '@lobi/core/contract';
import { colorNames, type Brand as Look, type Density } from '@lobi/ui/tokens';
import * as z from 'zod/mini';
import { tokenBounds, type LookName } from './look-of.ts';

const text = z.string().check(z.minLength(1), z.maxLength(300));
const hexColour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));

const factor = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().check(z.minimum(min), z.maximum(max));

/** Ways to write odds that the kit knows. */
const oddsFormats = ['per100', 'decimal', 'hk', 'indo', 'malay'] as const;

/**
 * Shape of a brand file. Strict: a key that is not here is a mistake. Checked when the app is
 * built and in tests, so that nothing of it has to run in the browser. @source ours
 */
export const brandSchema = z.strictObject({
  /** Version of this shape. */
  schema: z.literal(1),
  /** Lower-case letters, digits and dashes. */
  id: z.string().check(z.regex(/^[a-z0-9-]{2,32}$/)),
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
  i18n: z.optional(
    z.strictObject({
      /** Language of unknown visitors, and the fallback. */
      default: z.optional(z.enum(languages)),
      supported: z.optional(z.array(z.enum(languages)).check(z.minLength(1))),
      /** Own words, by language and key. */
      messages: z.optional(z.partialRecord(z.enum(languages), z.record(z.string(), z.string()))),
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
  /** What is changed about the look. */
  theme: z.optional(
    z.strictObject({
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
  betting: z.optional(z.strictObject({ oddsFormat: z.optional(z.enum(oddsFormats)) })),
  security: z.optional(
    z.strictObject({
      /** Leads to a blank page a second after developer tools were opened. @source spec §9 (off) */
      antiDevtools: z.optional(z.boolean()),
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

/** What a brand file may say. */
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
  readonly oddsFormat: (typeof oddsFormats)[number];
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
  readonly antiDevtools: boolean;
}
