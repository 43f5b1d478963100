import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDraw, drawOf } from '../fairness/draw.ts';
import { asServerSeed } from '../fairness/seeds.ts';
import { ratio, toBasisPoints } from '../ratio.ts';
import { dice, diceChance, diceMultipleBp, diceTargets, rollOf, type DiceInput } from './dice.ts';

describe('a roll', () => {
  it.each([
    ['18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159', 'bb62964774', 1, 7_718],
    ['a9a09f7f84c9dc6d4f46f9b702d8e7e211e1fc219ac10e1145c4ca032eb000c6', '3c83fc7e07', 3, 1_959],
    ['a5022ccf5dd5a76d2014278e3d91d1dfc47c3f12e683ea0c8151fdc2f944beb1', '8b3ca8298c', 54, 5_637],
    ['server seed', 'client seed', 1, 7_467],
    ['server seed', 'client seed', 2, 5_386],
  ])('a roll agrees with the published one of %s', async (serverSeed, clientSeed, nonce, roll) => {
    const draw = await drawOf({ serverSeed: asServerSeed(serverSeed), clientSeed, nonce }, 1);
    expect(dice.play({ direction: 'over', target: 5_000 }, 100n, draw).roll).toBe(roll);
  });

  it('a roll is between 0.00 and 100.00', () => {
    expect(rollOf(0)).toBe(0);
    expect(rollOf((2 ** 32 - 1) / 2 ** 32)).toBe(10_000);
  });
});

describe('a bet', () => {
  /** First word with this roll. */
  const rolling = (roll: number) => createDraw([Math.ceil((roll * 2 ** 32) / 10_001)]);

  it('a bet under 50.00 wins below 50.00 and pays 1.98 times', () => {
    const under: DiceInput = { direction: 'under', target: 5_000 };
    expect(dice.play(under, 1_000n, rolling(4_999))).toEqual({
      roll: 4_999,
      won: true,
      multipleBp: 19_800,
      payout: 1_980n,
    });
    expect(dice.play(under, 1_000n, rolling(5_000))).toMatchObject({ won: false, payout: 0n });
  });

  it('a bet over 50.00 wins above 50.00', () => {
    const over: DiceInput = { direction: 'over', target: 5_000 };
    expect(dice.play(over, 1_000n, rolling(5_001))).toMatchObject({ won: true, payout: 1_980n });
    expect(dice.play(over, 1_000n, rolling(5_000))).toMatchObject({ won: false, payout: 0n });
  });

  it.each([
    [{ direction: 'under', target: 0 }, 'target'],
    [{ direction: 'under', target: 9_801 }, 'target'],
    [{ direction: 'over', target: 199 }, 'target'],
    [{ direction: 'over', target: 10_000 }, 'target'],
    [{ direction: 'under', target: 50.5 }, 'target'],
    [{ direction: 'sideways', target: 5_000 }, 'direction'],
    [{ direction: 'under', target: 5_000, edge: 0 }, 'edge'],
  ])('a bet with the choice %j is rejected, and its field is named', (input, field) => {
    expect(() => dice.readInput(input)).toThrow(
      expect.objectContaining({
        code: 'validation',
        issues: [expect.objectContaining({ field })],
      }),
    );
  });
});

describe('the return', () => {
  const bets = (['under', 'over'] as const).flatMap((direction) =>
    Array.from({ length: 9_999 }, (_, index) => ({ direction, target: index + 1 })).filter(
      ({ target }) => (direction === 'under' ? target <= 9_800 : target >= 200),
    ),
  );

  it('the return is within the declared range for every bet', () => {
    const returns = bets.map((input) => toBasisPoints(dice.rtp(input)));
    expect(Math.min(...returns)).toBe(dice.returnBp.minimumBp);
    expect(Math.max(...returns)).toBe(dice.returnBp.maximumBp);
  });

  it('the return of dice equals the count of all random words that win', () => {
    // Words of one roll are contiguous: their number is the distance between the first ones.
    const input: DiceInput = { direction: 'under', target: 3 };
    const winning = Math.ceil((3 * 2 ** 32) / 10_001);
    expect(rollOf((winning - 1) / 2 ** 32)).toBe(2);
    expect(rollOf(winning / 2 ** 32)).toBe(3);
    expect(dice.rtp(input)).toEqual(
      ratio(BigInt(winning) * BigInt(diceMultipleBp(input)), 2n ** 32n * 10_000n),
    );
  });

  it.each(['under', 'over'] as const)(
    'the return accepts %s only within its range of targets',
    (direction) => {
      const { minimum, maximum } = diceTargets[direction];
      for (const target of [minimum, maximum]) {
        expect(dice.readInput({ direction, target })).toEqual({ direction, target });
      }
      for (const target of [minimum - 1, maximum + 1]) {
        expect(() => dice.readInput({ direction, target })).toThrow(
          expect.objectContaining({ code: 'validation' }),
        );
      }
    },
  );

  it('the win chance of dice is its share of winning rolls', () => {
    expect(diceChance({ direction: 'under', target: 5_000 })).toEqual(ratio(5_000n, 10_001n));
    expect(diceChance({ direction: 'over', target: 9_999 })).toEqual(ratio(1n, 10_001n));
  });

  it('the return never exceeds the declared maximum payout', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...bets),
        fc.bigInt({ min: 1n, max: 2n ** 60n }),
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        (input, stake, word) => {
          const { payout } = dice.play(input, stake, createDraw([word]));
          expect(payout >= 0n && payout <= dice.maximumPayout(input, stake)).toBe(true);
        },
      ),
    );
  });
});
