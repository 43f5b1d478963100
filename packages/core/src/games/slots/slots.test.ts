import { describe, expect, it } from 'vitest';
import { maximumPayoutOf } from '../../testing/maximum-spin-payout.ts';
import { createDraw } from '../fairness/draw.ts';
import { ratio, toBasisPoints } from '../ratio.ts';
import { gongFive } from './machines/gong-five.ts';
import { lanternThree } from './machines/lantern-three.ts';
import { tideFive } from './machines/tide-five.ts';
import { reel } from './reel.ts';
import {
  linePay,
  linePays,
  scattersIn,
  unitsOf,
  windowAt,
  wonLines,
  type SlotMachine,
} from './slot-machine.ts';
import { reskin } from './reskin.ts';
import { slotReturn } from './slot-return.ts';
import { slotMachines } from './slot-machines.ts';
import { slotGame } from './slots.ts';

const symbolOf = (feature: SlotMachine['feature']): string | undefined =>
  feature && 'symbol' in feature ? feature.symbol : undefined;

/** Returns the payouts of a machine without the names of its symbols. */
const mathematics = ({
  rows,
  reels,
  lines,
  pays,
  wild,
  freeSpins,
  feature,
}: SlotMachine): string => {
  const special = [wild.symbol, freeSpins?.symbol ?? '', symbolOf(feature) ?? ''];
  const names = [...new Set([...Object.keys(pays), ...special])];
  const numbers = reels.map((symbols) => symbols.map((symbol) => names.indexOf(symbol)));
  return JSON.stringify([rows, numbers, lines, Object.values(pays), wild.times, feature?.kind]);
};

/** Machines with separate mathematics; all others pay like one of them and differ only in symbols. */
const machines = [
  ...new Map(slotMachines.toReversed().map((machine) => [mathematics(machine), machine])).values(),
].toReversed();

/** Counted returns: counting one goes through all combinations of stops. */
const counted = new Map<SlotMachine, ReturnType<typeof slotReturn>>();
function countReturn(machine: SlotMachine): ReturnType<typeof slotReturn> {
  const known = counted.get(machine) ?? slotReturn(machine);
  counted.set(machine, known);
  return known;
}

/** Words with these stops. */
const wordsFor = (machine: SlotMachine, stops: readonly number[]) =>
  stops.map((stop, index) =>
    Math.floor(((stop + 0.5) * 2 ** 32) / (machine.reels[index]?.length ?? 1)),
  );

/** All combinations of stops. */
function* everyStop(
  machine: SlotMachine,
  stops: readonly number[] = [],
): Generator<readonly number[]> {
  const next = machine.reels[stops.length];
  if (!next) return yield stops;
  for (let stop = 0; stop < next.length; stop += 1) yield* everyStop(machine, [...stops, stop]);
}

describe.each(machines)('$id', (machine) => {
  it('the data of a slot machine is complete: reels per line, pays per symbol, a reel per symbol', () => {
    for (const line of machine.lines) {
      expect(line).toHaveLength(machine.reels.length);
      expect(line.every((row) => row >= 0 && row < machine.rows)).toBe(true);
    }
    expect(new Set(machine.lines.map((line) => line.join())).size).toBe(machine.lines.length);
    const symbols = new Set(machine.reels.flat());
    const known = [...Object.keys(machine.pays), machine.wild.symbol, machine.freeSpins?.symbol];
    known.push(symbolOf(machine.feature));
    for (const symbol of symbols) expect(known).toContain(symbol);
    for (const symbol of Object.keys(machine.pays)) expect(symbols).toContain(symbol);
  });

  it('the declared return of a slot machine is the exactly counted one', () => {
    expect(toBasisPoints(countReturn(machine))).toBe(machine.returnBp);
    expect(machine.returnBp).toBeGreaterThanOrEqual(9_400);
    expect(machine.returnBp).toBeLessThanOrEqual(9_750);
  });

  it('the declared maximum of a slot machine is the highest possible payout of a spin', () => {
    expect(maximumPayoutOf(machine)).toBe(machine.maximumPerSpin);
  });
});

describe('all slot machines', () => {
  it('every slot machine has an engine id of its own', () => {
    expect(new Set(slotMachines.map(({ id }) => id)).size).toBe(slotMachines.length);
    expect(machines).toHaveLength(14);
  });

  it('machines with shared mathematics declare the same return', () => {
    for (const machine of slotMachines) {
      const first = machines.find((one) => mathematics(one) === mathematics(machine));
      expect(machine).toMatchObject({
        returnBp: first?.returnBp,
        maximumPerSpin: first?.maximumPerSpin,
      });
      expect(countReturn(machine)).toEqual(first && countReturn(first));
    }
  });

  it('a reskin needs a symbol for each symbol of the machine that it copies', () => {
    expect(() => reskin(lanternThree, 'x', { lantern: 'sun' })).toThrow(/no symbol for/);
  });
});

describe('a line that pays both directions', () => {
  const units = (...symbols: string[]) => linePays(gongFive, symbols).map((pay) => pay.units);

  it('a line that pays both directions pays a run from each end, and a run over all reels once', () => {
    expect(units('coin', 'coin', 'coin', 'drum', 'fan')).toEqual([3]);
    expect(units('fan', 'drum', 'coin', 'coin', 'coin')).toEqual([3]);
    expect(units('coin', 'coin', 'gong', 'drum', 'drum')).toEqual([3, 8]);
    expect(units('coin', 'coin', 'coin', 'coin', 'coin')).toEqual([25]);
    expect(units('coin', 'coin', 'drum', 'coin', 'coin')).toEqual([]);
  });

  it('a line that pays both directions names the end from which it pays', () => {
    expect(linePays(gongFive, ['fan', 'drum', 'coin', 'coin', 'coin'])).toEqual([
      { symbol: 'coin', count: 3, units: 3, from: 'right' },
    ]);
  });
});

describe('a line', () => {
  const three = (...symbols: string[]) => linePay(lanternThree, symbols).units;
  const five = (...symbols: string[]) => linePay(tideFive, symbols).units;

  it('a line pays runs from the left', () => {
    expect(three('bell', 'bell', 'bell')).toBe(15);
    expect(three('bell', 'bell', 'leaf')).toBe(0);
    expect(five('crab', 'crab', 'crab', 'weed', 'crab')).toBe(15);
    expect(five('weed', 'crab', 'crab', 'crab', 'crab')).toBe(0);
    expect(five('crab', 'crab', 'crab', 'crab', 'crab')).toBe(200);
  });

  it('a line doubles with each wild lantern, and a line of lanterns has its own payout', () => {
    expect(three('lantern', 'bell', 'bell')).toBe(30);
    expect(three('lantern', 'bell', 'lantern')).toBe(60);
    expect(three('lantern', 'lantern', 'lantern')).toBe(150);
  });

  it('a pearl in a line substitutes for every symbol except shells', () => {
    expect(five('crab', 'pearl', 'pearl', 'crab', 'weed')).toBe(60);
    expect(five('shell', 'pearl', 'shell', 'weed', 'weed')).toBe(0);
  });
});

describe('a spin', () => {
  const three = slotGame(lanternThree);
  const five = slotGame(tideFive);

  it('a spin shows the stops and pays its lines, each with an equal part of the stake', () => {
    const stops = [...everyStop(lanternThree)].find(
      (candidate) => unitsOf(lanternThree, windowAt(lanternThree, candidate)) === 300,
    )!;
    const outcome = three.play({}, 1_000n, createDraw(wordsFor(lanternThree, stops)));
    expect(outcome.spins).toHaveLength(1);
    expect(outcome.spins[0]).toMatchObject({ stops, units: 300 });
    expect(outcome.payout).toBe((1_000n * 300n) / 5n);
    expect(outcome.payout).toBe(three.maximumPayout({}, 1_000n));
  });

  it('a spin rounds down', () => {
    const stops = [...everyStop(lanternThree)].find(
      (candidate) => unitsOf(lanternThree, windowAt(lanternThree, candidate)) === 3,
    )!;
    const outcome = three.play({}, 7n, createDraw(wordsFor(lanternThree, stops)));
    expect(outcome.payout).toBe(4n);
  });

  /** A stop that shows a shell on each reel. */
  const shells = tideFive.reels.map((symbols) => symbols.indexOf('shell'));
  const still = tideFive.reels.map((symbols) => (symbols.indexOf('shell') + 10) % symbols.length);

  it('three or more shells trigger free spins, which pay double and trigger no further ones', () => {
    const stops = [...shells.slice(0, 3), ...still.slice(3)];
    const words = [stops, ...Array.from({ length: 8 }, () => shells)].flatMap((at) =>
      wordsFor(tideFive, at),
    );
    const outcome = five.play({}, 1_000n, createDraw(words));
    expect(outcome.spins).toHaveLength(9);
    const free = unitsOf(tideFive, windowAt(tideFive, shells));
    expect(outcome.spins.slice(1).map(({ units }) => units)).toEqual(
      Array.from({ length: 8 }, () => free * 2),
    );
    expect(outcome.units).toBe(unitsOf(tideFive, windowAt(tideFive, stops)) + 16 * free);
    expect(outcome.payout).toBe((1_000n * BigInt(outcome.units)) / 20n);
    expect(outcome.payout <= five.maximumPayout({}, 1_000n)).toBe(true);
  });

  it('a slot play has enough random words for the maximum of free spins', () => {
    const words = Array.from({ length: 21 }, () => shells).flatMap((at) => wordsFor(tideFive, at));
    expect(words).toHaveLength(five.words);
    expect(five.play({}, 1_000n, createDraw(words)).spins).toHaveLength(21);
  });

  it('a spin accepts no choice', () => {
    expect(five.readInput({})).toEqual({});
    expect(() => five.readInput({ lines: 1 })).toThrow(
      expect.objectContaining({ code: 'validation' }),
    );
  });
});

describe('the exact return', () => {
  it('the exact return without free spins equals the average over every stop', () => {
    let units = 0;
    let spins = 0;
    for (const stops of everyStop(lanternThree)) {
      units += unitsOf(lanternThree, windowAt(lanternThree, stops));
      spins += 1;
    }
    expect(slotReturn(lanternThree)).toEqual(
      ratio(BigInt(units), BigInt(spins) * BigInt(lanternThree.lines.length)),
    );
  });

  it('the exact return with scatters and free spins equals the average over every stop', () => {
    const small: SlotMachine = {
      id: 'small',
      rows: 2,
      reels: [reel('a s b a w'), reel('b a s w'), reel('a b s s a b')],
      lines: [
        [0, 0, 0],
        [1, 1, 1],
        [0, 1, 0],
      ],
      pays: { a: { 2: 1, 3: 5 }, b: { 3: 7 }, w: { 2: 3, 3: 20 } },
      wild: { symbol: 'w', times: 3 },
      freeSpins: { symbol: 's', spins: { 2: 3, 3: 5, 4: 8 }, pays: { 3: 2, 4: 6 }, times: 2 },
      maximumPerSpin: 0,
      returnBp: 0,
    };
    let units = 0;
    let free = 0;
    let count = 0;
    for (const stops of everyStop(small)) {
      const shown = windowAt(small, stops);
      units += unitsOf(small, shown);
      free += small.freeSpins?.spins[scattersIn(small, shown)] ?? 0;
      count += 1;
    }
    // Each free spin is a spin of its own that pays twice.
    const exact = ratio(
      BigInt(units) * (BigInt(count) + 2n * BigInt(free)),
      BigInt(count) ** 2n * 3n,
    );
    expect(slotReturn(small)).toEqual(exact);
  });

  it('the exact return is the sum of the returns of the lines', () => {
    const stops = [...everyStop(lanternThree)].find(
      (candidate) => unitsOf(lanternThree, windowAt(lanternThree, candidate)) === 300,
    )!;
    const lines = wonLines(lanternThree, windowAt(lanternThree, stops));
    expect(lines.reduce((sum, { units }) => sum + units, 0)).toBe(300);
  });
});
