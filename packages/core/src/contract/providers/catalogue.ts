import * as z from 'zod/mini';
import { gameCategories } from '../statuses.ts';
import { amountSchema } from '../schemas/common.ts';

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
  title: z.string().check(z.minLength(1), z.maxLength(60)),
  category: z.enum(gameCategories),
  /** Page of the game, from the root of the provider's origin. */
  path: z.string().check(z.regex(/^\/(?!\/)[^\s\\]*$/)),
  minimumStake: amountSchema,
  maximumStake: amountSchema,
  /** Can be played without money. Default no. */
  demo: z.optional(z.boolean()),
});
export type CatalogueGame = z.infer<typeof catalogueGameSchema>;

/** All games of a provider; what is missing is taken out of the lobby. @source ours */
export const catalogueSchema = z.array(catalogueGameSchema).check(
  z.maxLength(5_000),
  z.refine((games) => new Set(games.map(({ id }) => id)).size === games.length, {
    error: 'names a game twice',
  }),
);

/** A provider as an operator registers it. @source ours */
export const providerSchema = z.strictObject({
  /** What it calls itself in `X-Provider`. */
  code: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{1,31}$/)),
  /** Shown in the lobby. */
  name: z.string().check(z.minLength(2), z.maxLength(60)),
  /** Where its games' pages are, and whose messages are heard. */
  origin: originSchema,
  secret: z.string().check(z.minLength(16), z.maxLength(256)),
  games: catalogueSchema,
});
export type ProviderRegistration = z.infer<typeof providerSchema>;
