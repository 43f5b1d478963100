import type { Game } from '../../contract/schemas/game.ts';
import type { Jackpot, PlayJackpot } from '../../contract/schemas/jackpot.ts';
import type { PlaySeeds } from '../../games/fairness/draw.ts';
import { builtInStakes } from '../../games/built-in-games.ts';
import { playForJackpot, settleJackpot } from '../../games/jackpot/jackpot-draw.ts';
import {
  builtInJackpots,
  builtInJackpotTerms,
  jackpotReturn,
  type JackpotTerms,
} from '../../games/jackpot/jackpot-terms.ts';
import { toBasisPoints } from '../../games/ratio.ts';
import { minorOf, wireOf } from './money.ts';
import { requireFound, type World } from './world.ts';

/** A jackpot: its public part, and its terms in minor units. */
export interface FakeJackpot extends Jackpot {
  readonly terms: JackpotTerms;
}

/** Effect of a play on a jackpot, and its payout. Minor units. */
export interface FakeJackpotRun {
  readonly facts: PlayJackpot;
  readonly paid: bigint;
}

/** Jackpots of games in the lobby. */
export const jackpotsOf = (world: World): Jackpot[] =>
  [...world.jackpots.values()].map(({ terms: _, ...shown }) => shown);

/** Draws for the jackpot of a game, and updates its pool; the caller pays a win. */
export async function runJackpot(
  world: World,
  { jackpot: known }: Game,
  stake: bigint,
  seeds: PlaySeeds,
): Promise<FakeJackpotRun | undefined> {
  if (!known) return undefined;
  const { terms } = requireFound(world.jackpots.get(known.id));
  const drawn = await playForJackpot(terms, stake, seeds);
  const before = requireFound(world.jackpots.get(known.id));
  const { paid, pool } = settleJackpot(terms, minorOf(before.amount), drawn);
  const wonAt = drawn.won ? world.timeNow() : before.wonAt;
  world.jackpots.set(known.id, { ...before, amount: wireOf(pool), wonAt });
  world.announce.jackpots(jackpotsOf(world));
  const { id, name, contributionBp, turnover } = known;
  const contribution = wireOf(drawn.contribution);
  const won = drawn.won ? wireOf(paid) : null;
  return { facts: { id, name, contributionBp, turnover, contribution, won }, paid };
}

/**
 * Adds the built-in jackpots to existing games.
 * @param terms instead of the defaults, in minor units: a turnover of the smallest stake wins at once
 * @param engines additional games, as an operator may add any whose plays end with one call
 */
export function addBuiltInJackpots(
  world: World,
  terms: Partial<JackpotTerms> = {},
  engines: readonly string[] = [],
): Jackpot[] {
  const { minimum } = builtInStakes('IDR');
  for (const house of builtInJackpots) {
    const own = { ...builtInJackpotTerms(house, minimum), ...terms };
    const games = [...world.games.values()].filter(
      ({ engine }) => house.engines.includes(engine) || engines.includes(engine),
    );
    if (games.length === 0) continue;
    const { name } = house;
    const id = `jackpot-${name}`;
    world.jackpots.set(id, {
      id,
      name,
      amount: wireOf(own.seed),
      currency: 'IDR',
      gameIds: games.map((game) => game.id),
      wonAt: null,
      terms: own,
    });
    const jackpot = {
      id,
      name,
      contributionBp: own.contributionBp,
      seed: wireOf(own.seed),
      turnover: wireOf(own.turnover),
      returnBp: toBasisPoints(jackpotReturn(own)),
    };
    for (const game of games) world.games.set(game.id, { ...game, jackpot });
  }
  return jackpotsOf(world);
}
