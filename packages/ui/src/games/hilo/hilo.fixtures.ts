import type { HiloGuess, HiloRun } from './hilo.types.ts';

/** An open, a cashed-out and a lost game, for stories and tests. */
export const openRun: HiloRun = {
  id: 'hilo-3',
  amount: '10000',
  payout: null,
  cards: [
    { rank: 5, suit: 0 },
    { rank: 9, suit: 1 },
    { rank: 12, suit: 3 },
    { rank: 3, suit: 2 },
  ],
  moves: ['higher', 'skip', 'lower'],
  status: 'running',
  multipleBp: 15_493,
};
export const takenRun: HiloRun = { ...openRun, id: 'hilo-2', payout: '15493', status: 'taken' };
export const lostRun: HiloRun = {
  ...openRun,
  id: 'hilo-1',
  payout: '0',
  cards: [...openRun.cards.slice(0, 3), { rank: 13, suit: 2 }],
  status: 'lost',
  multipleBp: 0,
};

/** Simplified chances of a rank, instead of the real rules. */
export const hiloBox = {
  termsOf: ({ cards, multipleBp }: HiloRun, guess: HiloGuess) => {
    const rank = cards.at(-1)?.rank ?? 0;
    const right = Math.min(12, guess === 'higher' ? 14 - rank : rank);
    return {
      chanceBp: Math.floor((right * 10_000) / 13),
      multipleBp: Math.floor(((multipleBp === 0 ? 9_900 : multipleBp) * 13) / right),
    };
  },
  payoutOf: (amount: string, multipleBp: number) =>
    String(Math.floor((Number(amount) * multipleBp) / 10_000)),
} as const;
