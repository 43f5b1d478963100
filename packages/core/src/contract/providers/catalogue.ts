import * as z from 'zod/mini';
import { gameCategories } from '../statuses.ts';
import { amountSchema, lineSchema } from '../schemas/common.ts';

const originSchema = z.string().check(
  z.refine(
    (value) => {
      if (!URL.canParse(value)) return false;
      const { protocol, hostname, origin } = new URL(value);
      const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
      return origin === value && (protocol === 'https:' || (protocol === 'http:' && isLocal));
    },
    { error: 'must be an https origin such as https://games.example.com, without a path' },
  ),
);

/** A game of a provider's catalogue. @source ours */
export const catalogueGameSchema = z.strictObject({
  /** The provider's own id, `gameId` of its calls. */
  id: z.string().check(z.regex(/^[\w.:|-]{1,128}$/)),
  title: lineSchema({ min: 1, max: 60 }),
  category: z.enum(gameCategories),
  /** Page of the game, from the root of the provider's origin. */
  path: z.string().check(z.regex(/^\/(?!\/)[^\s\\]*$/)),
  minimumStake: amountSchema,
  maximumStake: amountSchema,
  /** Maximum payout of one round; higher payouts are held for staff. Default: the provider's. */
  maximumWin: z.optional(amountSchema),
  /** Can be played without money. Default no. */
  demo: z.optional(z.boolean()),
});
export type CatalogueGame = z.infer<typeof catalogueGameSchema>;

/** All games of a provider; games that are not listed are removed from the lobby. @source ours */
export const catalogueSchema = z.array(catalogueGameSchema).check(
  z.maxLength(5_000),
  z.refine((games) => new Set(games.map(({ id }) => id)).size === games.length, {
    error: 'names a game twice',
  }),
);

/** An IPv4 or IPv6 address, or a network of them. @source ours */
export const addressSchema = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'must be an address or a network such as 203.0.113.0/24',
});

/** A provider as an operator registers it. @source ours */
export const providerSchema = z.strictObject({
  /** Code in the header `X-Provider`. */
  code: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{1,31}$/)),
  /** Shown in the lobby. */
  name: lineSchema({ min: 2, max: 60 }),
  /** Origin of its games' pages, whose messages are accepted. */
  origin: originSchema,
  secret: z.string().check(z.minLength(16), z.maxLength(256)),
  /**
   * Maximum payouts; higher ones are held for staff. Default: for a round the platform's maximum payout,
   * twice that for a session, ten times that for a UTC day.
   */
  caps: z.optional(
    z.strictObject({
      win: z.optional(amountSchema),
      session: z.optional(amountSchema),
      day: z.optional(amountSchema),
    }),
  ),
  /** Allowed addresses and networks (`203.0.113.0/24`) of its calls. Default: any. */
  addresses: z.optional(z.array(addressSchema).check(z.minLength(1), z.maxLength(200))),
  games: catalogueSchema,
});
export type ProviderRegistration = z.infer<typeof providerSchema>;
