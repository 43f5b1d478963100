import { scaleAmount, subtractAmounts, sumAmounts } from '@lobi/formats';
import type { Outcome } from '../../components/odds/outcome.ts';
import type { ArenaRound, ArenaSide } from './arena.types.ts';
import { sharedPool, sideOf, takeoutOf } from './round-facts.ts';

/** Effect of declaring a result, in bets and money. */
export interface DeclareEffect {
  /** Number of paid bets. */
  readonly paidBets: number;
  /** Number of refunded bets. */
  readonly refundedBets: number;
  /**
   * Total payout. Each payout is rounded down, so that the exact sum may be lower by less than one unit
   * per bet.
   */
  readonly amount: string;
  /** Payout of the house for bets on a draw, including stakes; a part of `amount`. */
  readonly drawAmount: string;
  /** Number of lost bets on a draw, which are outside the pool. */
  readonly lostDrawBets: number;
  readonly lostDrawStake: string;
  /** Remainder of rounding in the pool; `'0'` if stakes are refunded. */
  readonly breakage: string;
}

const sum = (sides: readonly ArenaSide[]): number =>
  sides.reduce((total, side) => total + side.bets, 0);

/**
 * Calculates the effect of a result on a round, as shown on each button of the console. Meron or wala: that
 * side is paid at its odds. Draw: meron and wala are refunded, a draw market is paid. Cancelled: every stake
 * is refunded.
 */
export function declareEffect(round: ArenaRound, result: Outcome): DeclareEffect {
  const { currency, selections } = round;
  const draw = sideOf(round, 'draw');
  const pools = (sides: readonly ArenaSide[]): string =>
    sumAmounts(
      sides.map((side) => side.pool),
      currency,
    );
  const paid = (side: ArenaSide | undefined): string =>
    side ? scaleAmount(side.pool, side.odds ?? 0, 100, currency) : '0';
  const nothing = {
    paidBets: 0,
    refundedBets: 0,
    drawAmount: '0',
    lostDrawBets: 0,
    lostDrawStake: '0',
    breakage: '0',
  };

  if (result === 'cancelled') {
    return { ...nothing, refundedBets: sum(selections), amount: pools(selections) };
  }
  if (result === 'draw') {
    const returned = selections.filter((side) => side.key !== 'draw');
    return {
      ...nothing,
      paidBets: draw?.bets ?? 0,
      refundedBets: sum(returned),
      drawAmount: paid(draw),
      amount: sumAmounts([pools(returned), paid(draw)], currency),
    };
  }
  const winner = sideOf(round, result);
  const amount = paid(winner);
  const net = subtractAmounts(sharedPool(round), takeoutOf(round), currency);
  return {
    ...nothing,
    paidBets: winner?.bets ?? 0,
    amount,
    lostDrawBets: draw?.bets ?? 0,
    lostDrawStake: draw?.pool ?? '0',
    breakage: subtractAmounts(net, amount, currency),
  };
}
