import type { LimboPlay } from './limbo.types.ts';

const drawn = (resultBp: number, index: number): LimboPlay => ({
  id: `count-${index}`,
  amount: '10000',
  payout: resultBp >= 20_000 ? '20000' : '0',
  targetBp: 20_000,
  resultBp,
  won: resultBp >= 20_000,
});

/** Rules and plays for stories and tests; a short copy of the real rules. */
export const limboBox = {
  targets: { minimumBp: 10_100, maximumBp: 1_000_000_000, stepBp: 100 },
  termsOf: (targetBp: number, amount: string | null) => ({
    chanceBp: Math.floor(99_000_000 / targetBp),
    payout: amount && String(Math.floor((Number(amount) * targetBp) / 10_000)),
  }),
  plays: [43_600, 10_100, 13_200, 96_400, 18_800, 1_204_000, 22_500].map(drawn),
} as const;
