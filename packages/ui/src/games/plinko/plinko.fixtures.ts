import type { PlinkoChoice, PlinkoPlay } from './plinko.types.ts';

/** Payouts of half of each board, in hundredths: a subset of the real rules. */
const halves: Readonly<Record<string, readonly number[]>> = {
  '8-low': [520, 180, 120, 100, 50],
  '8-medium': [1_350, 330, 120, 70, 40],
  '8-high': [2_890, 400, 150, 30, 20],
  '12-medium': [3_200, 1_000, 420, 200, 110, 60, 30],
  '16-low': [1_500, 900, 200, 140, 140, 120, 110, 100, 50],
  '16-medium': [10_000, 3_800, 1_050, 500, 300, 150, 100, 50, 30],
  '16-high': [100_000, 12_000, 2_500, 950, 400, 200, 20, 20, 20],
};

const multiplesOf = ({ rows, risk }: PlinkoChoice): readonly number[] => {
  const half = (halves[`${rows}-${risk}`] ?? []).map((hundredths) => hundredths * 100);
  return [...half, ...half.slice(0, -1).toReversed()];
};

const fallen = (path: string, index: number): PlinkoPlay => {
  const choice: PlinkoChoice = { rows: path.length, risk: 'medium' };
  const turns = [...path].map(Number);
  const multipleBp = multiplesOf(choice)[turns.reduce((sum, turn) => sum + turn, 0)] ?? 0;
  return {
    id: `ball-${index}`,
    amount: '10000',
    payout: String(multipleBp),
    choice,
    path: turns,
    multipleBp,
  };
};

/** Rules and plays for stories and tests. */
export const plinkoBox = {
  rowChoices: [8, 12, 16],
  multiplesOf,
  maximumPayoutOf: (choice: PlinkoChoice, amount: string | null) =>
    amount && String((Number(amount) * Math.max(...multiplesOf(choice))) / 10_000),
  plays: [
    '1011111101111110',
    '0101101001011010',
    '1100101010110100',
    '0010010101101011',
    '11011111',
  ].map(fallen),
} as const;
