import * as z from 'zod/mini';
import { currencies, type Currency } from '../money.ts';

/** Opaque id; our own server makes UUIDs of version 7. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** Decimal text in major units, for example `"1250000"` (IDR) or `"12.50"` (PHP); may be negative. */
export const moneySchema = z.string().check(z.regex(/^-?\d{1,18}(\.\d{1,4})?$/));

/** An amount that a caller sends: decimal text without a sign. The currency's decimals are checked by its handler. */
export const amountSchema = z.string().check(z.regex(/^\d{1,15}(\.\d{1,4})?$/));

/** Time in ISO 8601, UTC, with milliseconds. */
export const timeSchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

/** A day, for example `2026-11-01`. */
export const daySchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

export const currencySchema = z.enum(currencies as [Currency, ...Currency[]]);

/** Paging of every list: 1-based page, size, total of rows and number of the last page. */
export const metaSchema = z.object({
  page: z.int(),
  perPage: z.int(),
  total: z.int(),
  lastPage: z.int(),
});
export type Meta = z.infer<typeof metaSchema>;

/** `{ data }`, the envelope of every answer but `GET /api/auth/check`. */
export const dataOf = <Schema extends z.ZodMiniType>(schema: Schema) => z.object({ data: schema });

/** `{ data: […], meta }`, the envelope of every list. */
export const listOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object({ data: z.array(schema), meta: metaSchema });

/** Query of every list. `sort` is a column name, `-` in front for descending. */
export const listQueryShape = {
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  perPage: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  search: z.optional(z.string().check(z.maxLength(64))),
};

/** What a caller reads when a call fails. */
export const errorSchema = z.object({
  message: z.string(),
  code: z.string(),
  reference: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** How long to wait before the same may be tried again, where whole seconds are too coarse. */
  retryAfterMs: z.optional(z.number()),
});
export type ErrorBody = z.infer<typeof errorSchema>;
