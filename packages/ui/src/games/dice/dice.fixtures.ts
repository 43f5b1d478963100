import type { DiceChoice, DicePlay } from './dice.types.ts';

/** Rules and plays for stories and tests; a short copy of the real rules. */
const winningRolls = ({ direction, target }: DiceChoice): number =>
  direction === 'under' ? target : 10_000 - target;

const rolled = (id: string, roll: number): DicePlay => ({
  id,
  amount: '10000',
  payout: roll < 5_000 ? '19800' : '0',
  choice: { direction: 'under', target: 5_000 },
  roll,
  won: roll < 5_000,
});

export const diceBox = {
  targets: { under: { minimum: 1, maximum: 9_800 }, over: { minimum: 200, maximum: 9_999 } },
  termsOf: (choice: DiceChoice, amount: string | null) => {
    const multipleBp = Math.floor(99_000_000 / winningRolls(choice));
    const chanceBp = Math.floor((winningRolls(choice) * 10_000) / 10_001);
    const payout = amount && String(Math.floor((Number(amount) * multipleBp) / 10_000));
    return { chanceBp, multipleBp, payout };
  },
  plays: [2_718, 7_718, 310, 9_004, 5_120, 4_480, 8_233].map((roll, index) =>
    rolled(`roll-${index}`, roll),
  ),
} as const;
