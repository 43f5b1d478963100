import {
  compareAmounts,
  scaleAmount,
  shareOfWhole,
  subtractAmounts,
  sumAmounts,
} from '@lobi/formats';
import type { GameSummary } from '../../components/game-card/game.types.ts';
import type { Outcome, Selection } from '../../components/odds/outcome.ts';
import type { RoadResult } from '../../components/road-map/roads.ts';
import type { ArenaBet, ArenaRound, ArenaSide } from './arena.types.ts';

/** Returns whether the round takes bets. */
export const isTakingBets = (round: ArenaRound): boolean =>
  round.status === 'open' || round.status === 'last-call';

/** One side of a round, if the game has it. */
export const sideOf = (round: ArenaRound, key: Selection): ArenaSide | undefined =>
  round.selections.find((side) => side.key === key);

/** Returns whether this side takes bets. */
export const isSideOpen = (round: ArenaRound, key: Selection): boolean =>
  isTakingBets(round) && (sideOf(round, key)?.open ?? false);

const poolOf = (round: ArenaRound, key: Selection): string => sideOf(round, key)?.pool ?? '0';

/** Sum of meron and wala: the shared pool. Draw bets are outside the pool. */
export const sharedPool = (round: ArenaRound): string =>
  sumAmounts([poolOf(round, 'meron'), poolOf(round, 'wala')], round.currency);

/** Share of meron in the shared pool, from 0 to 1; 0 for an empty pool. */
export const meronShare = (round: ArenaRound): number =>
  shareOfWhole(poolOf(round, 'meron'), sharedPool(round), round.currency);

/** Returns the house's commission on the shared pool. */
export const takeoutOf = (round: ArenaRound): string =>
  scaleAmount(sharedPool(round), round.takeoutBp, 10_000, round.currency);

/** Maximum share that one side can have before the fight is refunded, from 0 to 1. */
export const largestShare = (round: ArenaRound): number =>
  Math.min(1, (10_000 - round.takeoutBp) / 100 / round.minimumOdds);

/** Reason for which this fight would be refunded if betting closed now. */
export type CancelRisk =
  | { readonly kind: 'one-sided'; readonly empty: 'meron' | 'wala' }
  | { readonly kind: 'minimum-odds'; readonly heavy: 'meron' | 'wala' };

/**
 * Returns the reason for which the fight would be refunded if betting closed now; `undefined` if it would
 * not, or if its pool is empty.
 */
export function cancelRisk(round: ArenaRound): CancelRisk | undefined {
  if (!isTakingBets(round)) return undefined;
  const sides = ['meron', 'wala'] as const;
  const hasBets = (key: Selection): boolean => (sideOf(round, key)?.bets ?? 0) > 0;
  if (!sides.some(hasBets)) return undefined;
  const empty = sides.find((key) => !hasBets(key));
  if (empty) return { kind: 'one-sided', empty };
  const heavy = sides.find((key) => {
    const odds = sideOf(round, key)?.odds;
    return typeof odds === 'number' && odds < round.minimumOdds;
  });
  return heavy ? { kind: 'minimum-odds', heavy } : undefined;
}

/** Returns the player's stakes on each side of a round. */
export function stakesBySide(
  bets: readonly ArenaBet[],
  round: ArenaRound,
): Readonly<Partial<Record<Selection, string>>> {
  const own = bets.filter((bet) => bet.roundId === round.id && bet.status !== 'cancelled');
  const sides = new Set(own.map((bet) => bet.selection));
  return Object.fromEntries(
    Array.from(sides, (side) => [
      side,
      sumAmounts(
        own.filter((bet) => bet.selection === side).map((bet) => bet.amount),
        round.currency,
      ),
    ]),
  );
}

/** Totals of the player's settled bets of one round. */
export interface RoundOutcome {
  readonly staked: string;
  readonly returned: string;
  readonly net: string;
}

/** Returns whether the player has a bet of this round. */
export const hasBet = (bets: readonly ArenaBet[], round: ArenaRound): boolean =>
  bets.some((bet) => bet.roundId === round.id);

/**
 * Returns the outcome of a settled round for the player; `undefined` while a bet is unsettled or
 * there is none.
 */
export function outcomeOf(bets: readonly ArenaBet[], round: ArenaRound): RoundOutcome | undefined {
  const own = bets.filter((bet) => bet.roundId === round.id);
  if (own.length === 0 || own.some((bet) => bet.payout === null)) return undefined;
  const staked = sumAmounts(
    own.map((bet) => bet.amount),
    round.currency,
  );
  const returned = sumAmounts(
    own.map((bet) => bet.payout ?? '0'),
    round.currency,
  );
  return { staked, returned, net: subtractAmounts(returned, staked, round.currency) };
}

/** Fields of a round that roads show. */
export type RoadRound = Pick<ArenaRound, 'number' | 'status' | 'result'>;

/** Returns the results of finished rounds for the roads, oldest first. */
export function roadResultsOf(rounds: readonly RoadRound[]): readonly RoadResult[] {
  return rounds
    .flatMap(({ number, status, result }): RoadResult[] => {
      if (status === 'cancelled') return [{ number, result: 'cancelled' }];
      return status === 'settled' && result ? [{ number, result }] : [];
    })
    .sort((a, b) => a.number - b.number);
}

/** Returns the displayed result of a round: the declared one, or cancelled. */
export const shownResult = (round: ArenaRound): Outcome | null =>
  round.status === 'cancelled' ? 'cancelled' : round.result;

/**
 * Returns the remaining amount of the player's limit on all bets of a fight; `undefined` if the game has
 * none.
 */
export function roundRoom(
  { maximumPerRound }: Pick<GameSummary, 'maximumPerRound'>,
  bets: readonly ArenaBet[],
  round: ArenaRound,
): { readonly maximum: string; readonly left: string } | undefined {
  if (maximumPerRound === undefined) return undefined;
  const { currency } = round;
  const staked = sumAmounts(Object.values(stakesBySide(bets, round)), currency);
  const left = subtractAmounts(maximumPerRound, staked, currency);
  return {
    maximum: maximumPerRound,
    left: compareAmounts(left, '0', currency) < 0 ? '0' : left,
  };
}
