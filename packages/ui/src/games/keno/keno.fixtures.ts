import type { KenoChoice, KenoPlay } from './keno.types.ts';

/** Payouts of five numbers at each risk, in hundredths: a subset of the real rules. */
const five: Readonly<Record<KenoChoice['risk'], readonly number[]>> = {
  low: [0, 0, 145, 500, 1_700, 6_000],
  medium: [0, 0, 100, 520, 2_600, 13_000],
  high: [0, 0, 0, 460, 4_600, 46_000],
};

/** Payouts of ten numbers at each risk, in hundredths. */
const ten: Readonly<Record<KenoChoice['risk'], readonly number[]>> = {
  low: [0, 0, 0, 57, 200, 700, 2_500, 9_000, 33_000, 100_000, 100_000],
  medium: [0, 0, 0, 0, 195, 840, 3_500, 15_000, 62_000, 100_000, 100_000],
  high: [0, 0, 0, 0, 0, 870, 5_600, 37_000, 100_000, 100_000, 100_000],
};

const multiplesOf = ({ numbers, risk }: KenoChoice): readonly number[] =>
  (numbers.length > 5 ? ten : five)[risk]
    .slice(0, numbers.length + 1)
    .map((hundredths) => hundredths * 100);

const numbers = [4, 8, 15, 16, 23];

const toPlay = (drawn: readonly number[], index: number): KenoPlay => {
  const choice: KenoChoice = { numbers, risk: 'medium' };
  const hits = numbers.filter((number) => drawn.includes(number)).length;
  const multipleBp = multiplesOf(choice)[hits] ?? 0;
  return {
    id: `draw-${index}`,
    amount: '10000',
    payout: String(multipleBp),
    choice,
    drawn,
    hits,
    multipleBp,
  };
};

/** Rules and plays for stories and tests. */
export const kenoBox = {
  multiplesOf,
  maximumPayoutOf: (choice: KenoChoice, amount: string | null) =>
    amount && String((Number(amount) * Math.max(...multiplesOf(choice))) / 10_000),
  plays: [
    [4, 26, 15, 37, 22, 35, 25, 23, 39, 1],
    [22, 26, 8, 4, 3, 19, 9, 2, 34, 10],
    [10, 36, 19, 17, 33, 30, 28, 37, 40, 39],
  ].map(toPlay),
} as const;
