import { sumAmounts } from '@lobi/formats';
import type { BaccaratCoup, BaccaratSpotName, SpotBet } from './baccarat.types.ts';

/** Moves on the table in order: one chip, or all chips of the previous round. */
export type ChipMoves = readonly (readonly SpotBet[])[];

/** Places chips in one move. */
export const layChips = (moves: ChipMoves, bets: readonly SpotBet[]): ChipMoves => [...moves, bets];

/** Undoes the last move. */
export const undoMove = (moves: ChipMoves): ChipMoves => moves.slice(0, -1);

/** Chips on each spot, in the order in which the spots were first used. */
export function spotBets(moves: ChipMoves, currency: string): readonly SpotBet[] {
  const all = moves.flat();
  return [...new Set(all.map(({ spot }) => spot))].map((spot) => ({
    spot,
    amount: sumAmounts(
      all.filter((bet) => bet.spot === spot).map(({ amount }) => amount),
      currency,
    ),
  }));
}

/** Sum of all chips. */
export const totalOf = (bets: readonly SpotBet[], currency: string): string =>
  sumAmounts(
    bets.map(({ amount }) => amount),
    currency,
  );

/** Result of a bet on a spot. */
export type SpotOutcome = 'won' | 'lost' | 'back';

const isPair = ([first, second]: BaccaratCoup['player']): boolean => first?.rank === second?.rank;

const wins: Readonly<Record<BaccaratSpotName, (coup: BaccaratCoup) => boolean>> = {
  player: ({ winner }) => winner === 'player',
  banker: ({ winner }) => winner === 'banker',
  tie: ({ winner }) => winner === 'tie',
  'player-pair': ({ player }) => isPair(player),
  'banker-pair': ({ banker }) => isPair(banker),
};

/** Returns the displayed result of a spot; the server decides the payout. A tie refunds bets on hands. */
export function spotOutcome(spot: BaccaratSpotName, coup: BaccaratCoup): SpotOutcome {
  if (wins[spot](coup)) return 'won';
  const isHand = spot === 'player' || spot === 'banker';
  return isHand && coup.winner === 'tie' ? 'back' : 'lost';
}
