import { describe, expect, it } from 'vitest';
import type { Draw } from '../fairness/draw.ts';
import { asServerSeed } from '../fairness/seeds.ts';
import { playFairly } from '../play-fairly.ts';
import { addRatios, multiplyRatios, ratio, type Ratio } from '../ratio.ts';
import { coinVault } from './machines/coin-vault.ts';
import { cometTrail } from './machines/comet-trail.ts';
import { fanBloom } from './machines/fan-bloom.ts';
import { fruitRain } from './machines/fruit-rain.ts';
import { reel } from './reel.ts';
import { reskin } from './reskin.ts';
import type { SlotFeature } from './slot-feature.ts';
import { countIn, windowAt, type SlotMachine } from './slot-machine.ts';
import { slotReturn } from './slot-return.ts';
import { slotGame } from './slots.ts';

/** A machine of three reels that is small enough to play every draw. */
const small = (feature: SlotFeature, changes: Partial<SlotMachine> = {}): SlotMachine => ({
  id: 'small',
  rows: 2,
  reels: [reel('a b w c b c'), reel('b a c w b'), reel('c b c a c b')],
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 0],
  ],
  pays: { a: { 3: 20 }, b: { 2: 2, 3: 7 }, w: { 2: 3, 3: 30 } },
  wild: { symbol: 'w', times: 1 },
  feature,
  maximumPerSpin: 0,
  returnBp: 0,
  ...changes,
});

/** A draw of given numbers, each below the limit that the game passes. */
function drawOf(numbers: readonly number[]): Draw {
  const rest = [...numbers];
  const next = (): number => rest.shift() ?? 0;
  return { word: next, fraction: next, below: next };
}

const spinAt = (machine: SlotMachine, numbers: readonly number[]) =>
  slotGame(machine).play({}, BigInt(machine.lines.length), drawOf(numbers)).spins[0]!;

/** Return of a machine by playing every series of draws with its probability. */
function playAll(machine: SlotMachine): Ratio {
  const from = (numbers: readonly number[]): Ratio => {
    let position = 0;
    let open: number | undefined;
    const below = (limit: number): number => {
      const known = numbers[position];
      position += 1;
      if (known !== undefined) return known;
      open ??= limit;
      throw new Error('one more number is needed');
    };
    try {
      const units = slotGame(machine).play({}, 1n, { word: () => 0, fraction: () => 0, below })
        .spins[0]!.units;
      return ratio(BigInt(units), BigInt(machine.lines.length));
    } catch (error) {
      if (open === undefined) throw error;
      const chance = ratio(1n, BigInt(open));
      return Array.from({ length: open }, (_, number) =>
        multiplyRatios(chance, from([...numbers, number])),
      ).reduce(addRatios);
    }
  };
  return from([]);
}

describe('expanding wilds', () => {
  const machine = small({ kind: 'expand' });

  it('an expanding wild covers its whole reel before lines pay', () => {
    // Windows: b w | a c | a c; the wild covers the first reel, and no other symbol follows three times.
    const spin = spinAt(machine, [1, 1, 3]);
    expect(spin.shown).toEqual([
      ['b', 'w'],
      ['a', 'c'],
      ['a', 'c'],
    ]);
    expect(spin.feature).toEqual({ kind: 'expand', reels: [0] });
    expect(spin.lines).toEqual([{ line: 0, symbol: 'a', count: 3, units: 20 }]);
    expect(spin.units).toBe(20);
  });

  it('a spin without a wild does not mention expanding wilds', () => {
    expect(spinAt(machine, [3, 0, 0])).not.toHaveProperty('feature');
  });

  it('the exact return with expanding wilds equals the average over every stop', () => {
    expect(slotReturn(machine)).toEqual(playAll(machine));
  });
});

describe('a tumble', () => {
  const machine = small({ kind: 'tumble' });

  it('a tumble removes the symbols of winning lines, and the reel continues from above its stop', () => {
    const column = small(
      { kind: 'tumble' },
      {
        reels: [reel('a b c d e'), reel('a b d c e'), reel('a b e d c')],
        lines: [[1, 1, 1]],
        pays: { b: { 3: 5 }, a: { 3: 9 } },
      },
    );
    // Only the second row pays: b b b disappears, a falls onto it, and the last symbols come in on top.
    const spin = spinAt(column, [0, 0, 0]);
    expect(spin.lines).toEqual([{ line: 0, symbol: 'b', count: 3, units: 5 }]);
    expect(spin.feature).toEqual({
      kind: 'tumble',
      falls: [
        {
          shown: [
            ['e', 'a'],
            ['e', 'a'],
            ['c', 'a'],
          ],
          lines: [{ line: 0, symbol: 'a', count: 3, units: 9 }],
        },
        {
          shown: [
            ['d', 'e'],
            ['c', 'e'],
            ['d', 'c'],
          ],
          lines: [],
        },
      ],
    });
    expect(spin.units).toBe(14);
  });

  it('a tumble shows no fall if no line of the first window wins', () => {
    const spin = spinAt(machine, [3, 1, 0]);
    expect(spin).not.toHaveProperty('feature');
    expect(spin.units).toBe(0);
  });

  it('the exact return of a tumble equals the average over every stop', () => {
    expect(slotReturn(machine)).toEqual(playAll(machine));
  });

  it('the exact return of a tumble counts lines that begin with wilds only', () => {
    const wilds = small(
      { kind: 'tumble' },
      {
        reels: [reel('a w b c'), reel('w c a b'), reel('b c w a'), reel('a b c c')],
        lines: [
          [0, 0, 0, 0],
          [1, 1, 1, 1],
        ],
        pays: { a: { 3: 4, 4: 9 }, b: { 3: 2, 4: 5 } },
      },
    );
    expect(slotReturn(wilds)).toEqual(playAll(wilds));
  });
});

describe('a multiplier trail', () => {
  const machine = small({ kind: 'trail', symbol: 'c', times: [1, 2, 5] });

  it('a trail advances by each of its symbols in the window, and multiplies the lines', () => {
    // Windows: b w | b a | b c: three in a row of b in the first line, with one step.
    const spin = spinAt(machine, [1, 0, 1]);
    expect(spin.feature).toEqual({ kind: 'trail', steps: 1, times: 2 });
    expect(spin.lines.map(({ units }) => units)).toEqual([7]);
    expect(spin.units).toBe(14);
  });

  it('a trail stays at its last multiplier', () => {
    // Windows: c b | c w | c b.
    expect(spinAt(machine, [3, 2, 0]).feature).toEqual({ kind: 'trail', steps: 3, times: 5 });
  });

  it('the exact return of a trail equals the average over every stop', () => {
    expect(slotReturn(machine)).toEqual(playAll(machine));
  });
});

/** Stops of the vault that show six coins. */
function findSixCoins(stops: readonly number[] = []): readonly number[] | undefined {
  const shown = windowAt(coinVault, stops).slice(0, stops.length);
  const next = coinVault.reels[stops.length];
  if (!next) return countIn(shown, 'coin') === 6 ? stops : undefined;
  for (let stop = 0; stop < next.length; stop += 1) {
    const found = findSixCoins([...stops, stop]);
    if (found) return found;
  }
  return undefined;
}

describe('hold and win', () => {
  const feature = {
    kind: 'hold',
    symbol: 'c',
    startsAt: 2,
    respins: 2,
    oneIn: 3,
    values: [1, 4],
    full: 10,
  } as const;
  const machine = small(feature, {
    rows: 1,
    reels: [reel('a c b c'), reel('c b w'), reel('b c a')],
    lines: [[0, 0, 0]],
  });

  it('too few coins trigger no respins and draw nothing further', () => {
    expect(spinAt(machine, [1, 1, 0])).not.toHaveProperty('feature');
  });

  it('coins are held, and pay their values after respins without a new one', () => {
    // Coins on the first two reels, worth 1 and 4; the third cell misses twice.
    expect(spinAt(machine, [1, 0, 0, 0, 1, 2, 1])).toMatchObject({
      feature: {
        kind: 'hold',
        coins: [
          { reel: 0, row: 0, value: 1 },
          { reel: 1, row: 0, value: 4 },
        ],
        respins: [[], []],
        isFull: false,
        units: 5,
      },
      units: 5,
    });
  });

  it('a window full of coins ends the respins and adds its prize', () => {
    expect(spinAt(machine, [1, 0, 0, 0, 0, 1, 0, 1])).toMatchObject({
      feature: { respins: [[], [{ reel: 2, row: 0, value: 4 }]], isFull: true },
      units: 1 + 1 + 4 + 10,
    });
  });

  it('a new coin resets the respins', () => {
    const wide = small(
      { ...feature, startsAt: 1, full: 0 },
      { rows: 1, reels: [reel('c a'), reel('a b'), reel('b a')], lines: [[0, 0, 0]] },
    );
    // One coin; a miss, then a coin on the second reel, then two misses.
    const spin = spinAt(wide, [0, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1]);
    expect(spin.feature).toMatchObject({ respins: [[], [{ reel: 1 }], [], []], isFull: false });
  });

  it('the exact return of hold and win equals the average over every draw', () => {
    expect(slotReturn(machine)).toEqual(playAll(machine));
  });

  it('the words of a play last for the longest series of respins', () => {
    // Six coins at first; then every third respin adds one: 6 + 3 × 45 + 9 words.
    const draws = [...findSixCoins()!, 0, 0, 0, 0, 0, 0];
    for (let empty = 9; empty > 0; empty -= 1) {
      const misses = Array.from({ length: empty }, () => 1);
      draws.push(...misses, ...misses, 0, ...misses.slice(1), 0);
    }
    const spin = spinAt(coinVault, draws);
    expect(spin.feature).toMatchObject({ isFull: true, units: (15 * 1 + 200) * 20 });
    expect(draws).toHaveLength(5 + 6 + 135 + 9);
    expect(slotGame(coinVault).words).toBe(draws.length);
  });
});

describe('machines with a feature', () => {
  it.each([
    ['expand', fanBloom],
    ['tumble', fruitRain],
    ['trail', cometTrail],
    ['hold', coinVault],
  ])('the feature %s has an original machine', (kind, machine) => {
    expect(machine.feature?.kind).toBe(kind);
    expect(machine.paysLike).toBeUndefined();
  });

  it('a reskin renames the symbol of a feature', () => {
    const names = ['moon', 'bolt', 'kite', 'bell', 'cloud', 'leaf', 'sun'];
    const same = Object.fromEntries(names.map((name) => [name, name]));
    expect(reskin(cometTrail, 'x', { ...same, comet: 'pearl' }).feature).toMatchObject({
      symbol: 'pearl',
    });
  });

  it('only respins draw more than the stops of the reels', () => {
    for (const machine of [fanBloom, fruitRain, cometTrail])
      expect(slotGame(machine).words).toBe(machine.reels.length);
  });

  it('respins follow the published vector, so that any verifier can repeat them', async () => {
    const seeds = {
      serverSeed: asServerSeed('server seed'),
      clientSeed: 'client seed',
      nonce: 33,
    };
    const { spins } = await playFairly(slotGame(coinVault), {}, 20n, seeds);
    expect(spins[0]?.stops).toEqual([12, 17, 25, 15, 28]);
    const { feature } = spins[0]!;
    expect(feature?.kind === 'hold' && feature.coins.map(({ value }) => value)).toEqual([
      20, 1, 1, 5, 1, 1, 1,
    ]);
    expect(feature).toMatchObject({ respins: [[], [], []], units: 30 * 20 });
  });
});
