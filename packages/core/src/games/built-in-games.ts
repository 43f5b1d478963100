import type { Currency } from '../contract/money.ts';
import { gameCategories, type GameCategory } from '../contract/statuses.ts';
import type { GameManifest, GameTitle, StakeTier } from './game-manifest.ts';
import { gameManifests } from './game-manifests.ts';

/**
 * Minimum and maximum stake of a tier, as multiples of the smallest stake of the currency. For bingo
 * the minimum is the price of a card.
 */
const tiers: Readonly<Record<StakeTier, { readonly minimum: bigint; readonly maximum: bigint }>> = {
  low: { minimum: 1n, maximum: 50n },
  usual: { minimum: 1n, maximum: 1_000n },
  raised: { minimum: 5n, maximum: 2_000n },
  high: { minimum: 50n, maximum: 10_000n },
};

/** A built-in game, as offered by default. */
export interface BuiltInGame {
  /**
   * Stable key of the game, unique among games; if it changed, the platform would treat it as another
   * game.
   */
  readonly key: string;
  readonly title: string;
  readonly provider: string;
  readonly category: GameCategory;
  /** Its rules, which several games may share. */
  readonly engine: string;
  /** Initial stakes; default `usual`. */
  readonly stakes?: StakeTier;
}

/** A title of a category as a platform offers it. */
export const toBuiltInGame =
  ({ category }: Pick<GameManifest, 'category'>) =>
  ([key, title, provider, engine = key, stakes]: GameTitle<string>): BuiltInGame => ({
    key,
    title,
    provider,
    category,
    engine,
    ...(stakes === undefined ? {} : { stakes }),
  });

const manifests: readonly GameManifest[] = Object.values(gameManifests);

/** Titles of a category, game by game. */
const inCategory = (category: GameCategory): BuiltInGame[] =>
  manifests
    .filter((manifest) => manifest.category === category)
    .flatMap((manifest) => manifest.titles.map(toBuiltInGame(manifest)));

/** Interleaves several lists, so that the last items of all lists come last. */
function byTurns(lists: readonly (readonly BuiltInGame[])[]): BuiltInGame[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn - longest + list.length] ?? []),
  ).flat();
}

/**
 * All built-in games, the newest last, so that the new games of a lobby include every category.
 * @source spec §1 (categories), the games ours
 */
export const builtInGames: readonly BuiltInGame[] = byTurns(gameCategories.map(inCategory));

/** Smallest stake on a built-in game in minor units, by currency. @source ours */
const minStake: Readonly<Record<Currency, bigint>> = {
  IDR: 1_000n,
  VND: 1_000n,
  PHP: 500n,
  THB: 500n,
  MYR: 50n,
  USD: 10n,
};

/** Initial stakes of a game by tier, in minor units. @source ours */
export const builtInStakes = (
  currency: Currency,
  tier: StakeTier = 'usual',
): { minimum: bigint; maximum: bigint } => ({
  minimum: minStake[currency] * tiers[tier].minimum,
  maximum: minStake[currency] * tiers[tier].maximum,
});
