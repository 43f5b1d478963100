import type { MinesRun } from './mines.types.ts';

/** A running, a cashed-out and a lost game, for stories and tests. */
export const openRun: MinesRun = {
  id: 'run-3',
  amount: '10000',
  payout: null,
  mines: 3,
  picks: [0, 6, 12, 18],
  board: null,
  status: 'running',
};
export const takenRun: MinesRun = {
  ...openRun,
  id: 'run-2',
  payout: '17120',
  board: [4, 9, 21],
  status: 'taken',
};
export const lostRun: MinesRun = {
  ...openRun,
  id: 'run-1',
  payout: '0',
  picks: [0, 6, 9],
  board: [4, 9, 21],
  status: 'lost',
};

/** A multiple that grows with each tile, as a simplification of the real rules. */
export const minesTerms = (mines: number, picks: number, amount: string | null) => {
  const multipleBp = picks === 0 ? 0 : 10_000 + picks * mines * 600;
  const payout = amount && String(Math.floor((Number(amount) * multipleBp) / 10_000));
  return { multipleBp, payout };
};
