import type { WheelChoice, WheelPlay } from './wheel.types.ts';

const lowTen = [150, 120, 120, 120, 0, 120, 120, 120, 120, 0];
const mediumTen = [190, 0, 150, 0, 200, 0, 150, 0, 300, 0];

/** A short copy of the real rules: hundredths of the stake by segment. */
const hundredths: Readonly<Record<WheelChoice['risk'], (segments: number) => readonly number[]>> = {
  low: (segments) => Array.from({ length: segments / 10 }, () => lowTen).flat(),
  medium: (segments) => Array.from({ length: segments / 10 }, () => mediumTen).flat(),
  high: (segments) =>
    Array.from({ length: segments }, (_, segment) => (segment === 0 ? segments * 99 : 0)),
};

const multiplesOf = ({ segments, risk }: WheelChoice): readonly number[] =>
  hundredths[risk](segments).map((share) => share * 100);

const stopped = (segment: number, index: number): WheelPlay => {
  const choice: WheelChoice = { segments: 30, risk: 'medium' };
  const multipleBp = multiplesOf(choice)[segment] ?? 0;
  return {
    id: `spin-${index}`,
    amount: '10000',
    payout: String(multipleBp),
    choice,
    segment,
    multipleBp,
  };
};

/** Rules and plays for stories and tests. */
export const wheelBox = {
  sizes: [10, 30, 50],
  multiplesOf,
  maximumPayoutOf: (choice: WheelChoice, amount: string | null) =>
    amount && String((Number(amount) * Math.max(...multiplesOf(choice))) / 10_000),
  plays: [18, 3, 10, 25, 6].map(stopped),
} as const;
