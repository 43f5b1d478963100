import { currencies, gameCategories, type Currency } from '@lobi/core/contract';
import * as z from 'zod/mini';
import { drawing, ownTexts, text } from './values.ts';

/** Games by id or title. */
export const gameNames = z.array(text);

/** Parts that a brand may leave out. */
export const features = z.strictObject({
  /** Deposits by the user, with their pages and buttons. */
  deposit: z.optional(z.boolean()),
  /** Withdrawals by the user, with their pages and buttons. */
  withdraw: z.optional(z.boolean()),
  /** Stars on games, and the list of them. */
  favourites: z.optional(z.boolean()),
  /** Recent wins of others in the lobby; `compliance.socialProof` decides on all content about other players. */
  liveWins: z.optional(z.boolean()),
  /** Links with which users invite others. */
  referral: z.optional(z.boolean()),
  /** Sounds of games, with their switches; default yes. */
  sound: z.optional(z.boolean()),
  /** A service worker, with which later visits start from the cache, also offline; default yes. */
  pwa: z.optional(z.boolean()),
});

/** Games that are offered. */
export const games = z.strictObject({
  /** Categories that are offered; default all. */
  categories: z.optional(z.array(z.enum(gameCategories)).check(z.minLength(1))),
  /** Games that are not offered, by id or title. */
  hidden: z.optional(gameNames),
  /** Games that are listed before the most played ones. */
  featured: z.optional(gameNames),
  /** Games that come first, in this order. */
  order: z.optional(gameNames),
});

/** Payment channels in forms and footer. */
export const payments = z.strictObject({
  /** Channels that come first, by name or kind. */
  order: z.optional(z.array(text)),
  /** Icons of channels, by name or kind; default one for each kind. */
  icons: z.optional(z.record(z.string(), drawing)),
  /** Other names of channels, by their name on the platform. */
  texts: z.optional(z.record(z.string(), ownTexts)),
  /** Payment methods that the footer names. */
  shown: z.optional(z.array(text).check(z.maxLength(12))),
});

/** Money on the screen. */
export const money = z.strictObject({
  /** Currency of amounts; default `IDR`. */
  currency: z.optional(z.enum(currencies as [Currency, ...Currency[]])),
  /** Stake keys in major units, as decimal text. */
  quickAmounts: z.optional(
    z.array(z.string().check(z.regex(/^\d{1,12}$/))).check(z.minLength(1), z.maxLength(8)),
  ),
});
