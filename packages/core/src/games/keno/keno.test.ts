import { describe, expect, it } from 'vitest';
import { createDraw, drawOf } from '../fairness/draw.ts';
import { asServerSeed } from '../fairness/seeds.ts';
import { toBasisPoints } from '../ratio.ts';
import { kenoMultiplesBp, kenoRisks, type KenoRisk } from './keno-payouts.ts';
import { keno } from './keno.ts';

/** Words that draw the numbers from 1 to 10, in order: always the first of the remaining ones. */
const firstTen = () => createDraw(Array.from({ length: 10 }, () => 100));

const play = (numbers: readonly number[], risk: KenoRisk) =>
  keno.play({ numbers, risk }, 10_000n, firstTen());

describe('a draw of keno', () => {
  it('a draw has ten different numbers, in the order drawn', () => {
    expect(play([1], 'low').drawn).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    // The last of the 40 remaining numbers, then the last of 39, and so on.
    const last = createDraw(Array.from({ length: 10 }, () => 0xffff_ffff));
    expect(keno.play({ numbers: [1], risk: 'low' }, 10_000n, last).drawn).toEqual([
      40, 39, 38, 37, 36, 35, 34, 33, 32, 31,
    ]);
  });

  it.each([
    [[1], 'low', 1, 18_500],
    [[11], 'low', 0, 7_000],
    [[11], 'high', 0, 0],
    [[1, 2, 40], 'medium', 2, 35_000],
    [[1, 11, 12, 13], 'high', 1, 0],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'high', 10, 10_000_000],
    [[6, 7, 8, 9, 10, 11, 12, 13, 14, 15], 'medium', 5, 84_000],
  ] as const)('%j at %s risk has %i hits and pays %i bp', (numbers, risk, hits, multipleBp) => {
    expect(play(numbers, risk)).toMatchObject({
      hits,
      multipleBp,
      payout: BigInt(multipleBp),
    });
  });

  it('the order of the chosen numbers changes nothing', () => {
    expect(play([40, 3, 1], 'low')).toEqual(play([1, 3, 40], 'low'));
  });

  it.each([
    [{ numbers: [], risk: 'low' }, 'numbers'],
    [{ numbers: [0], risk: 'low' }, 'numbers.0'],
    [{ numbers: [41], risk: 'low' }, 'numbers.0'],
    [{ numbers: [1.5], risk: 'low' }, 'numbers.0'],
    [{ numbers: [7, 7], risk: 'low' }, 'numbers'],
    [{ numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], risk: 'low' }, 'numbers'],
    [{ numbers: [1], risk: 'none' }, 'risk'],
    [{ risk: 'low' }, 'numbers'],
  ])('the choice %j is rejected, and the field %s is named', (choice, field) => {
    expect(() => keno.readInput(choice)).toThrow(
      expect.objectContaining({
        code: 'validation',
        issues: [expect.objectContaining({ field })],
      }),
    );
  });
});

/**
 * Computed independently of this code: the HMAC's words, each times the number of remaining numbers,
 * over 2^32. @source ours
 */
describe('published vectors', () => {
  it.each([
    [1, '30 26 10 37 22 35 25 24 39 4'],
    [2, '22 26 8 4 3 19 9 2 34 10'],
    [3, '10 36 19 17 33 30 28 37 40 39'],
    [4, '36 14 31 21 12 5 24 23 9 7'],
  ] as const)('nonce %i draws %s', async (nonce, drawn) => {
    const seeds = { serverSeed: asServerSeed('server seed'), clientSeed: 'client seed', nonce };
    const input = { numbers: [4, 8, 15, 16, 23], risk: 'medium' } as const;
    const outcome = keno.play(input, 10_000n, await drawOf(seeds, keno.words));
    expect(outcome.drawn.join(' ')).toBe(drawn);
  });
});

/** Chances of each number of hits, drawing one number after the other. */
function chancesOf(picks: number): readonly number[] {
  let chances = [1];
  for (let drawn = 0; drawn < 10; drawn += 1) {
    const before = chances;
    chances = Array.from({ length: picks + 1 }, (_, hits) => {
      const missed = (before[hits] ?? 0) * (1 - (picks - hits) / (40 - drawn));
      const hit = (before[hits - 1] ?? 0) * ((picks - hits + 1) / (40 - drawn));
      return missed + (hits > 0 ? hit : 0);
    });
  }
  return chances;
}

const boards = kenoRisks.flatMap((risk) =>
  Array.from({ length: 10 }, (_, index) => ({ risk, picks: index + 1 })),
);
const inputOf = ({ risk, picks }: (typeof boards)[number]) => ({
  numbers: Array.from({ length: picks }, (_, index) => index + 1),
  risk,
});

describe.each(boards)('$picks numbers at $risk risk', (board) => {
  const multiplesBp = kenoMultiplesBp(board.picks, board.risk);

  it('the payouts cover every number of hits and never decrease with more hits', () => {
    expect(multiplesBp).toHaveLength(board.picks + 1);
    expect(multiplesBp).toEqual(multiplesBp.toSorted((left, right) => left - right));
  });

  it('the return is the mean of the payouts over all numbers of hits', () => {
    const mean = chancesOf(board.picks).reduce(
      (sum, chance, hits) => sum + chance * (multiplesBp[hits] ?? 0),
      0,
    );
    expect(toBasisPoints(keno.rtp(inputOf(board)))).toBe(Math.floor(mean + 1e-6));
    expect(mean).toBeGreaterThanOrEqual(9_800);
    expect(mean).toBeLessThanOrEqual(9_900);
  });
});

it('the declared returns of keno are the lowest and highest of all boards', () => {
  const returns = boards.map((board) => toBasisPoints(keno.rtp(inputOf(board))));
  expect({ minimumBp: Math.min(...returns), maximumBp: Math.max(...returns) }).toEqual(
    keno.returnBp,
  );
});

it('a higher risk pays more for all hits, and pays for fewer numbers of hits', () => {
  for (let picks = 2; picks <= 10; picks += 1) {
    const [low, medium, high] = kenoRisks.map((risk) => kenoMultiplesBp(picks, risk));
    const paying = (multiplesBp: readonly number[] = []) =>
      multiplesBp.filter((multipleBp) => multipleBp > 0).length;
    expect(paying(low)).toBeGreaterThanOrEqual(paying(medium));
    expect(paying(medium)).toBeGreaterThanOrEqual(paying(high));
    expect(low?.at(-1)).toBeLessThanOrEqual(medium?.at(-1) ?? 0);
    expect(medium?.at(-1)).toBeLessThanOrEqual(high?.at(-1) ?? 0);
  }
});
