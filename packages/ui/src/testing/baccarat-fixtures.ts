import type { RoadResult } from '../components/road-map/roads.ts';
import type { BaccaratCoup, BaccaratRound } from '../games/baccarat/baccarat.types.ts';

const card = (rank: number, suit: number) => ({ rank, suit });

/** Both hands take a third card; the player's first two are a pair, the banker wins 7 to 4. */
export const sixCardCoup: BaccaratCoup = {
  player: [card(11, 1), card(11, 3), card(4, 0)],
  banker: [card(2, 2), card(3, 1), card(2, 3)],
  playerPoints: 4,
  bankerPoints: 7,
  winner: 'banker',
};

/** The player has 9 with two cards. */
export const naturalCoup: BaccaratCoup = {
  player: [card(1, 0), card(8, 1)],
  banker: [card(13, 2), card(6, 3)],
  playerPoints: 9,
  bankerPoints: 6,
  winner: 'player',
};

export const tieCoup: BaccaratCoup = {
  player: [card(3, 0), card(4, 1)],
  banker: [card(10, 2), card(7, 3)],
  playerPoints: 7,
  bankerPoints: 7,
  winner: 'tie',
};

/** A round at this many ms before (or, if negative, after) the deal. */
export const baccaratRound = (
  dealsInMs: number,
  change: Partial<BaccaratRound> = {},
): BaccaratRound => ({
  id: 'round-128',
  number: 128,
  phase: dealsInMs > 0 ? 'betting' : 'running',
  closesAt: Date.now() + dealsInMs,
  nextAt: null,
  coup: null,
  ...change,
});

export const dealtRound = (coup: BaccaratCoup): BaccaratRound =>
  baccaratRound(-9_000, { phase: 'settled', coup, nextAt: Date.now() + 4_000 });

const winners = 'BPPBTBBBBPBPPTPBBPBPPPPBBTBPBPBBPPBBBPB';
const results = { B: 'meron', P: 'wala', T: 'draw' } as const;

/** Finished rounds, oldest first, in the names that roads use. */
export const tableRoad: readonly RoadResult[] = [...winners].map((winner, index) => ({
  number: 89 + index,
  result: results[winner as keyof typeof results],
}));
