import type { TableCard } from '../playing-card/playing-card.types.ts';
import type { TableRound } from '../table/table.types.ts';

/** Spots that take chips. */
export const baccaratSpots = ['player-pair', 'player', 'tie', 'banker', 'banker-pair'] as const;
export type BaccaratSpotName = (typeof baccaratSpots)[number];

/** Winner of the round. */
export type BaccaratWinner = 'player' | 'banker' | 'tie';

/** Both hands and their points. */
export interface BaccaratCoup {
  readonly player: readonly TableCard[];
  readonly banker: readonly TableCard[];
  readonly playerPoints: number;
  readonly bankerPoints: number;
  readonly winner: BaccaratWinner;
}

/** A round as shown at the table; cards are dealt from `closesAt` on. */
export interface BaccaratRound extends TableRound {
  /** `null` until betting has closed. */
  readonly coup: BaccaratCoup | null;
}

/** Chips on a spot, as decimal text. */
export interface SpotBet {
  readonly spot: BaccaratSpotName;
  readonly amount: string;
}

/** The player's chips in the round, as accepted by the server. */
export interface BaccaratOwnBets {
  readonly id: string;
  readonly bets: readonly SpotBet[];
}
