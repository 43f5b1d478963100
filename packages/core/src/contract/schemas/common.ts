import * as z from 'zod/mini';
import { pinLength } from '../limits.ts';
import { currencies, type Currency } from '../money.ts';
import {
  isPlain,
  normalizeBlock,
  normalizeDigits,
  normalizeLine,
  normalizeSearch,
} from '../normalize.ts';
import { publicReasonCodes } from '../public-reasons.ts';

/** Opaque id; our own server creates UUIDs of version 7. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** Decimal text in major units, for example `"1250000"` (IDR) or `"12.50"` (PHP); may be negative. */
export const moneySchema = z.string().check(z.regex(/^-?\d{1,18}(\.\d{1,4})?$/));

/**
 * An amount in a request: decimal text without a sign. The handler checks the decimals of the currency.
 */
export const amountSchema = z.string().check(z.regex(/^\d{1,15}(\.\d{1,4})?$/));

/** Time in ISO 8601, UTC, with milliseconds. */
export const timeSchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

const isDayOfCalendar = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

/** A day, for example `2026-11-01`. */
export const daySchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

/** A valid date of birth, not before 1900. @source ours */
export const birthDateSchema = daySchema.check(
  z.refine((day) => day >= '1900-01-01' && isDayOfCalendar(day), { error: 'format' }),
);

export const currencySchema = z.enum(currencies as [Currency, ...Currency[]]);

const plain = z.refine<string>(isPlain, { error: 'characters', abort: true });

/** Lengths of a text, in characters of its normal form. */
interface TextLength {
  readonly min: number;
  readonly max: number;
}

/** One line of user-written text, normalized. Every such field of a body uses it. */
export const lineSchema = ({ min, max }: TextLength) =>
  z.string().check(z.overwrite(normalizeLine), plain, z.minLength(min), z.maxLength(max));

/** A multi-line user-written text, normalized. */
export const blockSchema = ({ min, max }: TextLength) =>
  z.string().check(z.overwrite(normalizeBlock), plain, z.minLength(min), z.maxLength(max));

/** Reason in the actor's own words. */
export const reasonSchema = lineSchema({ min: 3, max: 200 });

/** Public message about a decision: a reason code of its kind, default `general`, and a remark. */
export const publicMessageShape = {
  publicReason: z.optional(z.enum(publicReasonCodes)),
  /** Remark that the user can read. */
  remark: z.optional(lineSchema({ min: 0, max: 200 })),
};

/** Public message about a decision, as shown to the user. */
export const publicMessageSchema = z.object({
  reason: z.enum(publicReasonCodes),
  remark: z.nullable(z.string()),
});

/** Account number at a bank or an e-wallet: digits only. @source ours */
export const accountSchema = z.string().check(
  z.overwrite((text) => normalizeDigits(text).replace(/^\+/, '')),
  z.minLength(4),
  z.maxLength(34),
  z.regex(/^\d+$/),
);

/** A phone number: digits, with a leading plus if the country code is included. @source ours – E.164 */
export const phoneSchema = z
  .string()
  .check(z.overwrite(normalizeDigits), z.minLength(7), z.maxLength(20), z.regex(/^\+?\d+$/));

/** Paging of every list: 1-based page, size, total of rows and number of the last page. */
export const metaSchema = z.object({
  page: z.int(),
  perPage: z.int(),
  total: z.int(),
  lastPage: z.int(),
});
export type Meta = z.infer<typeof metaSchema>;

/** Envelope `{ data }` of every response except that of `GET /api/auth/check`. */
export const dataOf = <Schema extends z.ZodMiniType>(schema: Schema) => z.object({ data: schema });

/** `{ data: […], meta }`, the envelope of every list. */
export const listOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object({ data: z.array(schema), meta: metaSchema });

/** Body of a write without parameters: omitted, or an empty object. */
export const emptyBodySchema = z.optional(z.strictObject({}));

/** Query of every list. `sort` is a column name, `-` in front for descending. */
export const listQueryShape = {
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  perPage: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  search: z.optional(z.string().check(z.overwrite(normalizeSearch), z.maxLength(64))),
};

/**
 * Columns by which a list can be sorted, `-` in front for descending. The table component offers the
 * same columns.
 */
export const sortSchema = <const Column extends string>(...columns: readonly Column[]) =>
  z.optional(
    z.enum(columns.flatMap((column) => [column, `-${column}`] as (Column | `-${Column}`)[])),
  );

/** Error in the body of a failed call. */
export const errorSchema = z.object({
  message: z.string(),
  code: z.string(),
  reference: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Time until a retry, if whole seconds are too coarse. */
  retryAfterMs: z.optional(z.number()),
});
export type ErrorBody = z.infer<typeof errorSchema>;

/** A PIN in a request. @source ours */
export const pinSchema = z.string().check(z.regex(new RegExp(`^[0-9]{${pinLength}}$`)));
