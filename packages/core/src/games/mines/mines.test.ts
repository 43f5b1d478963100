import { describe, expect, it } from 'vitest';
import { createDraw, drawOf } from '../fairness/draw.ts';
import { asServerSeed } from '../fairness/seeds.ts';
import { ratio, toBasisPoints } from '../ratio.ts';
import { mineBoard, mines, minesChance, minesMultipleBp, mineTiles } from './mines.ts';

const drawFor = (serverSeed: string, clientSeed: string, nonce: number) =>
  drawOf({ serverSeed: asServerSeed(serverSeed), clientSeed, nonce }, mines.words);

/** The first `count` mines are the first tiles: every word is 0. */
const firstTiles = () => createDraw(Array.from({ length: 24 }, () => 0x7));

describe('a board', () => {
  it.each([
    [1, [18]],
    [3, [18, 15, 5]],
  ])('a board of %i mines equals the published board', async (count, tiles) => {
    expect(mineBoard(await drawFor('server seed', 'client seed', 1), count)).toEqual(tiles);
  });

  it.each([
    ['18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159', 'bb62964774', 1, 22],
    ['a9a09f7f84c9dc6d4f46f9b702d8e7e211e1fc219ac10e1145c4ca032eb000c6', '3c83fc7e07', 3, 23],
    ['a5022ccf5dd5a76d2014278e3d91d1dfc47c3f12e683ea0c8151fdc2f944beb1', '8b3ca8298c', 54, 9],
  ])(
    'a board of 24 mines leaves the published tile free (%s)',
    async (serverSeed, clientSeed, nonce, tile) => {
      const board = mineBoard(await drawFor(serverSeed, clientSeed, nonce), 24);
      expect(new Set(board).size).toBe(24);
      expect(board).not.toContain(tile - 1);
    },
  );
});

describe('the multiple', () => {
  it('the mines multiple is 0.99 divided by the chance of hitting no mine, rounded down', () => {
    expect(minesChance(1, 1)).toEqual(ratio(24n, 25n));
    expect(minesMultipleBp(1, 1)).toBe(10_312);
    expect(minesMultipleBp(24, 1)).toBe(247_500);
    // C(25, 13) / C(13, 13) = 5,200,300.
    expect(minesMultipleBp(12, 13)).toBe(51_482_970_000);
  });

  it('the multiple grows with every pick and every mine', () => {
    for (let count = 1; count < 24; count += 1) {
      for (let picks = 1; picks < mineTiles - count; picks += 1) {
        const here = minesMultipleBp(count, picks);
        expect(minesMultipleBp(count, picks + 1)).toBeGreaterThan(here);
        expect(minesMultipleBp(count + 1, picks)).toBeGreaterThan(here);
      }
    }
  });
});

describe('the chance', () => {
  it('the mines chance equals the count of all boards, for two mines and three picks', () => {
    const picks = new Set([0, 7, 24]);
    let boards = 0;
    let safe = 0;
    for (let first = 0; first < mineTiles; first += 1) {
      for (let second = 0; second < first; second += 1) {
        boards += 1;
        if (!picks.has(first) && !picks.has(second)) safe += 1;
      }
    }
    expect(minesChance(2, 3)).toEqual(ratio(BigInt(safe), BigInt(boards)));
  });
});

describe('mines with all tiles chosen in advance', () => {
  it('mines chosen in advance pay when no pick hits a mine', () => {
    expect(mines.play({ mines: 3, picks: [10, 20] }, 1_000n, firstTiles())).toEqual({
      board: [0, 1, 2],
      won: true,
      multipleBp: minesMultipleBp(3, 2),
      payout: (1_000n * BigInt(minesMultipleBp(3, 2))) / 10_000n,
    });
  });

  it('mines chosen in advance pay nothing when a pick hits a mine', () => {
    const outcome = mines.play({ mines: 3, picks: [10, 2] }, 1_000n, firstTiles());
    expect(outcome).toMatchObject({ won: false, payout: 0n });
  });

  it.each([
    [{ mines: 0, picks: [1] }, 'mines'],
    [{ mines: 25, picks: [1] }, 'mines'],
    [{ mines: 3, picks: [] }, 'picks'],
    [{ mines: 3, picks: [25] }, 'picks.0'],
    [{ mines: 3, picks: [1, 1] }, 'picks'],
    [{ mines: 23, picks: [1, 2, 3] }, 'picks'],
  ])('a game of mines with all tiles chosen beforehand rejects %j', (input, field) => {
    expect(() => mines.readInput(input)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ field })] }),
    );
  });

  it('mines chosen in advance return the declared share for every choice', () => {
    const returns: number[] = [];
    for (let count = 1; count < mineTiles; count += 1) {
      for (let size = 1; size <= mineTiles - count; size += 1) {
        const picks = Array.from({ length: size }, (_, tile) => tile);
        returns.push(toBasisPoints(mines.rtp({ mines: count, picks })));
      }
    }
    expect(Math.min(...returns)).toBe(mines.returnBp.minimumBp);
    expect(Math.max(...returns)).toBe(mines.returnBp.maximumBp);
  });
});
