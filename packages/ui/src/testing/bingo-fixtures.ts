import type { BingoOwnCard, BingoPatterns, BingoRound } from '../games/bingo/bingo.types.ts';

const steps = [0, 1, 2, 3, 4];

/** Patterns of 75-ball bingo. */
export const samplePatterns: BingoPatterns = {
  corners: [[0, 4, 20, 24]],
  line: [
    ...steps.map((row) => steps.map((column) => row * 5 + column)),
    ...steps.map((column) => steps.map((row) => row * 5 + column)),
    steps.map((step) => step * 6),
    steps.map((step) => (step + 1) * 4),
  ],
  full: [steps.flatMap((row) => steps.map((column) => row * 5 + column))],
};

const card = (id: string, shift: number): BingoOwnCard => ({
  id,
  cells: Array.from({ length: 25 }, (_, cell) => {
    if (cell === 12) return null;
    const [column, row] = [cell % 5, Math.floor(cell / 5)];
    return column * 15 + ((row * 4 + shift + column) % 15) + 1;
  }),
});

export const ownCards: readonly BingoOwnCard[] = [
  card('a', 0),
  card('b', 3),
  card('c', 6),
  card('d', 9),
];

/** Balls in the order they are called. */
export const callOrder = [1, 63, 17, 33, 49, 71, 21, 5, 37, 67, 9, 53, 26, 41, 75, 13, 57, 30, 45];

/** Interval of the timetable in ms. */
const everyMs = 300_000;

/** The latest start of the timetable. */
const lastStart = (): number => Math.floor(Date.now() / everyMs) * everyMs;

/** A round at this many ms before (or, if negative, after) its first ball. */
export const bingoRound = (change: Partial<BingoRound> = {}): BingoRound => ({
  id: 'round-88',
  number: 88,
  phase: 'running',
  closesAt: Date.now() - 30_000,
  nextAt: null,
  cardPrice: '10000',
  called: callOrder.slice(0, 11),
  cardsSold: 214,
  guaranteedFrom: 20,
  upcoming: [1, 2, 3].map((round) => lastStart() + round * everyMs),
  prizes: [
    { pattern: 'corners', amount: '192600', guaranteed: '20000', winners: 2 },
    { pattern: 'line', amount: '481500', guaranteed: '50000', winners: null },
    { pattern: 'full', amount: '1251900', guaranteed: '120000', winners: null },
  ],
  ...change,
});

export const sellingRound = (leftMs: number): BingoRound =>
  bingoRound({
    phase: 'betting',
    closesAt: Date.now() + leftMs,
    upcoming: [1, 2, 3].map((round) => Date.now() + leftMs + round * everyMs),
    called: [],
    prizes: bingoRound().prizes.map((prize) => ({ ...prize, winners: null })),
  });

/** Amounts of the prizes of `bingoRound`, in its order. */
const amounted = (amounts: readonly string[]): BingoRound['prizes'] =>
  bingoRound().prizes.map((prize, index) => ({
    ...prize,
    amount: amounts[index] ?? '0',
    winners: null,
  }));

/** A sale of 14 cards: 6 more guarantee the prizes. */
export const sellingFewRound = (leftMs: number): BingoRound => ({
  ...sellingRound(leftMs),
  cardsSold: 14,
  prizes: amounted(['12600', '31500', '81900']),
});

/** A sale of 20 cards, whose prizes are the guaranteed ones. */
export const guaranteedRound = (leftMs: number): BingoRound => ({
  ...sellingRound(leftMs),
  cardsSold: 20,
  prizes: amounted(['20000', '50000', '120000']),
});

export const wonRound = (): BingoRound =>
  bingoRound({
    phase: 'settled',
    called: callOrder,
    nextAt: Date.now() + 8_000,
    prizes: bingoRound().prizes.map((prize) => ({ ...prize, winners: 1 })),
  });
