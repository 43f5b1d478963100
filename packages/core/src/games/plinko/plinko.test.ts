import { describe, expect, it } from 'vitest';
import { createDraw, drawOf } from '../fairness/draw.ts';
import { asServerSeed } from '../fairness/seeds.ts';
import { toBasisPoints } from '../ratio.ts';
import { plinkoMultiplesBp, plinkoRisks, plinkoRows } from './plinko-boards.ts';
import { plinko, plinkoWays } from './plinko.ts';

const boards = plinkoRows.flatMap((rows) => plinkoRisks.map((risk) => ({ rows, risk })));

/** A word that sends the ball to a side. */
const side = (right: number): number => (right === 1 ? 0x8000_0000 : 0x7fff_ffff);

describe('a ball of plinko', () => {
  it('a ball of plinko turns right at the upper half of a word and left at the lower', () => {
    const path = [0, 1, 1, 0, 1, 0, 0, 1];
    const draw = createDraw(path.map(side));
    expect(plinko.play({ rows: 8, risk: 'low' }, 1_000n, draw)).toMatchObject({ path });
  });

  it.each([
    [[0, 0, 0, 0, 0, 0, 0, 0], 289_000],
    [[1, 1, 1, 1, 1, 1, 1, 1], 289_000],
    [[1, 0, 1, 0, 1, 0, 1, 0], 2_000],
    [[1, 1, 1, 1, 1, 1, 1, 0], 40_000],
  ])('a ball is paid by the bucket that it falls into: %j pays %i', (path, multipleBp) => {
    const outcome = plinko.play({ rows: 8, risk: 'high' }, 10_000n, createDraw(path.map(side)));
    expect(outcome).toEqual({ path, multipleBp, payout: BigInt(multipleBp) });
  });

  it('a ball of plinko uses one word for each row', () => {
    for (const board of boards) {
      const exactly = createDraw(Array.from({ length: board.rows }, () => 7));
      expect(plinko.play(board, 1_000n, exactly).path).toHaveLength(board.rows);
    }
  });

  it.each([
    [{ rows: 9, risk: 'low' }, 'rows'],
    [{ rows: '8', risk: 'low' }, 'rows'],
    [{ rows: 8, risk: 'none' }, 'risk'],
    [{ rows: 8 }, 'risk'],
  ])('a ball of plinko rejects %j and names the field %s', (choice, field) => {
    expect(() => plinko.readInput(choice)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ field })] }),
    );
  });
});

/** Computed independently of this code, by HMAC-SHA256 and the first bit of each word. @source ours */
describe('published vectors', () => {
  it.each([
    [1, 8, 'low', '11011111', 18_000],
    [2, 12, 'medium', '110000001001', 11_000],
    [3, 16, 'high', '0100111111111011', 40_000],
    [4, 16, 'medium', '1011001100110000', 5_000],
  ] as const)('nonce %i, %i rows, risk %s: %s', async (nonce, rows, risk, path, multipleBp) => {
    const seeds = { serverSeed: asServerSeed('server seed'), clientSeed: 'client seed', nonce };
    const outcome = plinko.play({ rows, risk }, 10_000n, await drawOf(seeds, plinko.words));
    expect({ ...outcome, path: outcome.path.join('') }).toEqual({
      path,
      multipleBp,
      payout: BigInt(multipleBp),
    });
  });
});

describe.each(boards)('the board of $rows rows, risk $risk', ({ rows, risk }) => {
  const multiplesBp = plinkoMultiplesBp(rows, risk);

  it('a board has a bucket for every number of turns to the right, the same on both sides', () => {
    expect(multiplesBp).toHaveLength(rows + 1);
    expect(multiplesBp).toEqual(multiplesBp.toReversed());
  });

  it('a board never pays less towards the edge', () => {
    const half = multiplesBp.slice(0, rows / 2 + 1);
    expect(half).toEqual(half.toSorted((left, right) => right - left));
  });

  it('a board returns the declared share, counted over every path', () => {
    let paid = 0;
    for (let bits = 0; bits < 2 ** rows; bits += 1) {
      let bucket = 0;
      for (let rest = bits; rest > 0; rest >>= 1) bucket += rest & 1;
      paid += multiplesBp[bucket] ?? 0;
    }
    const counted = Math.floor(paid / 2 ** rows);
    expect(toBasisPoints(plinko.rtp({ rows, risk }))).toBe(counted);
    expect(counted).toBeGreaterThanOrEqual(plinko.returnBp.minimumBp);
    expect(counted).toBeLessThanOrEqual(plinko.returnBp.maximumBp);
  });
});

it('the paths to the buckets are those of Pascal’s triangle', () => {
  expect(plinkoWays(4)).toEqual([1n, 4n, 6n, 4n, 1n]);
  for (const rows of plinkoRows) {
    expect(plinkoWays(rows).reduce((sum, ways) => sum + ways, 0n)).toBe(2n ** BigInt(rows));
  }
});

it('the declared returns of plinko are the lowest and highest of all boards', () => {
  const returns = boards.map((board) => toBasisPoints(plinko.rtp(board)));
  expect({ minimumBp: Math.min(...returns), maximumBp: Math.max(...returns) }).toEqual(
    plinko.returnBp,
  );
});
