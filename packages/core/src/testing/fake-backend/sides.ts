import type { Game } from '../../contract/schemas/game.ts';
import type { Round } from '../../contract/schemas/round.ts';
import { remainingDrawCapacity } from '../../games/arena/draw-market.ts';
import { isInPool, oddsOf, type PayTerms, type Pools } from '../../games/arena/parimutuel.ts';
import { minorOf, wireOf } from './money.ts';

/** Stakes on each side. */
export function poolsOf(round: Round): Pools {
  return Object.fromEntries(round.selections.map(({ key, pool }) => [key, minorOf(pool)]));
}

/** Terms by which the bets of a round are paid. */
export const payTermsOf = ({ takeoutBp, selections }: Round): PayTerms => ({
  takeoutBp,
  drawOdds: selections.find(({ key }) => key === 'draw')?.odds ?? null,
});

/** A side of a round. */
export type Side = Round['selections'][number];

/** Sides with the odds of their pools, and the remaining capacity of a draw market. */
export function withOdds(
  { drawMarket: market }: Game,
  round: Round,
  sides: readonly Side[],
): Side[] {
  const terms = payTermsOf(round);
  const pools = poolsOf({ ...round, selections: [...sides] });
  return sides.map((side) => ({
    ...side,
    odds: oddsOf(pools, side.key, terms),
    ...(isInPool(side.key) || !market
      ? {}
      : {
          left: wireOf(
            remainingDrawCapacity(
              { odds: market.odds, cap: minorOf(market.cap) },
              minorOf(side.pool),
            ),
          ),
        }),
  }));
}

/** Sides of a game before the first bet. */
export const freshSides = ({ selections, drawMarket }: Game, open: boolean): Side[] =>
  selections.map((key) => {
    const side = { key, open, pool: '0', odds: null, bets: 0 };
    if (isInPool(key) || !drawMarket) return side;
    const { odds, cap } = drawMarket;
    return { ...side, odds, left: wireOf(remainingDrawCapacity({ odds, cap: minorOf(cap) }, 0n)) };
  });
