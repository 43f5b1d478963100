import { describe, expect, it } from 'vitest';
import {
  expandPlay,
  holdPlay,
  sampleExpand,
  sampleHold,
  sampleTrail,
  sampleTumble,
  trailPlay,
  tumblePlay,
} from '../../testing/slot-feature-fixtures.ts';
import { lostSpin, sampleMachine, wonSpin } from '../../testing/slot-fixtures.ts';
import { framesOf } from './spin-frames.ts';

describe('moments of a spin', () => {
  it('a spin without a feature has one moment, with its lines', () => {
    const [frame, ...others] = framesOf(sampleMachine, wonSpin.spins[0]!);
    expect(others).toEqual([]);
    expect(frame).toMatchObject({ cover: [], lines: [{ symbol: 'mango' }] });
    expect([...frame!.paid]).toEqual(['0:1', '1:1', '2:1']);
  });

  it('an old play of a machine that has a feature now shows its lines as before', () => {
    expect(framesOf(sampleTumble, lostSpin.spins[0]!)).toHaveLength(1);
    expect(framesOf(sampleHold, { ...lostSpin.spins[0]!, stops: [0, 0, 0, 0, 0] })).toHaveLength(1);
  });

  it('expanding wilds first show the stopped window, then the covered reel with its lines', () => {
    const [stopped, expanded] = framesOf(sampleExpand, expandPlay.spins[0]!);
    expect(stopped!.lines).toEqual([]);
    expect(stopped!.rows.map((row) => row[1])).toEqual(['lantern', 'flower', 'leaf']);
    expect(expanded!.rows.map((row) => row[1])).toEqual(['lantern', 'lantern', 'lantern']);
    expect(expanded!.cover.map(({ reel, row }) => [reel, row])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
    expect(expanded!.lines).toHaveLength(2);
  });

  it('a tumble moves each symbol by the number of cells that opened below it', () => {
    const [first, second, third] = framesOf(sampleTumble, tumblePlay.spins[0]!);
    expect(first!.cover).toEqual([]);
    // The middle row won: the top row falls by one, a new row comes in, and the bottom row stays.
    const falls = second!.cover.map(({ reel, row, cells = 0 }) => `${reel}:${row} ${cells}`);
    expect(falls.slice(0, 3)).toEqual(['0:0 1', '0:1 1', '0:2 0']);
    expect(second!.rows[0]).toEqual(['leaf', 'leaf', 'leaf']);
    expect([...second!.paid]).toEqual(['0:0', '1:0', '2:0']);
    expect(third).toMatchObject({ lines: [], status: { kind: 'tumble', number: 2 } });
  });

  it('a trail first marks its symbols, then the multiplied lines', () => {
    const [advanced, paid] = framesOf(sampleTrail, trailPlay.spins[0]!);
    expect([...advanced!.paid].toSorted((one, other) => one.localeCompare(other))).toEqual([
      '1:2',
      '2:0',
    ]);
    expect(advanced!.lines).toEqual([]);
    expect(paid).toMatchObject({ lines: [{ units: 16 }], status: { kind: 'trail', times: 3 } });
  });

  it('hold and win keeps coins in their cells and counts the respins that are left', () => {
    const [triggered, ...held] = framesOf(sampleHold, holdPlay.spins[0]!);
    expect(triggered!.paid.size).toBe(9);
    expect(held.map(({ status }) => status)).toEqual(
      [
        [6, 3],
        [6, 2],
        [7, 3],
        [7, 2],
        [8, 3],
        [8, 2],
        [8, 1],
        [8, 0],
      ].map(([coins, left]) => ({ kind: 'hold', coins, left })),
    );
    const last = held.at(-1)!;
    expect(last.rows).toEqual([
      ['coin', 'coin', 'coin', '', 'coin'],
      ['', '', '', 'coin', ''],
      ['coin', 'coin', 'coin', '', ''],
    ]);
    expect(last.cover.find(({ reel, row }) => reel === 3 && row === 1)).toMatchObject({
      value: 10,
    });
  });
});
