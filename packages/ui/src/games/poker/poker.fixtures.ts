import type { PokerPay, PokerRun } from './poker.types.ts';

/** A pay table, instead of the real rules. */
export const pokerPays: readonly PokerPay[] = [
  { hand: 'royal-flush', multipleBp: 8_000_000 },
  { hand: 'straight-flush', multipleBp: 500_000 },
  { hand: 'four-of-a-kind', multipleBp: 250_000 },
  { hand: 'full-house', multipleBp: 90_000 },
  { hand: 'flush', multipleBp: 60_000 },
  { hand: 'straight', multipleBp: 40_000 },
  { hand: 'three-of-a-kind', multipleBp: 30_000 },
  { hand: 'two-pair', multipleBp: 20_000 },
  { hand: 'jacks-or-better', multipleBp: 10_000 },
];

/** A play before its draw, for stories and tests. */
export const dealtRun: PokerRun = {
  id: 'poker-3',
  amount: '10000',
  payout: null,
  cards: [
    { rank: 11, suit: 1 },
    { rank: 4, suit: 0 },
    { rank: 11, suit: 2 },
    { rank: 9, suit: 3 },
    { rank: 1, suit: 0 },
  ],
  held: null,
  hand: 'jacks-or-better',
  multipleBp: 10_000,
  status: 'running',
};

/** The same after a draw of a third jack. */
export const wonRun: PokerRun = {
  ...dealtRun,
  payout: '30000',
  cards: [
    { rank: 11, suit: 1 },
    { rank: 6, suit: 3 },
    { rank: 11, suit: 2 },
    { rank: 11, suit: 0 },
    { rank: 2, suit: 2 },
  ],
  held: [0, 2],
  hand: 'three-of-a-kind',
  multipleBp: 30_000,
  status: 'drawn',
};

/** A play whose hand does not pay. */
export const lostRun: PokerRun = {
  ...wonRun,
  id: 'poker-1',
  payout: '0',
  cards: [
    { rank: 12, suit: 1 },
    { rank: 6, suit: 3 },
    { rank: 10, suit: 2 },
    { rank: 8, suit: 0 },
    { rank: 2, suit: 2 },
  ],
  held: [],
  hand: 'nothing',
  multipleBp: 0,
};

/** Rules of a stage for tests, independent of the platform. */
export const pokerBox = {
  pays: pokerPays,
  suggestionOf: (): readonly number[] => [0, 2],
} as const;
