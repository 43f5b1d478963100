import { addRatios, multiplyRatios, ratio, type Ratio } from '../ratio.ts';
import { expandWilds } from './expand-wilds.ts';
import { holdAverage } from './hold-and-win.ts';
import type { HoldAndWin, SlotFeature } from './slot-feature.ts';
import {
  linePays,
  windowAt,
  wonLines,
  type SlotMachine,
  type SlotWindow,
  type WonLine,
} from './slot-machine.ts';
import { tumble } from './tumble.ts';

const stopsIn = ({ reels }: SlotMachine): bigint =>
  reels.reduce((product, { length }) => product * BigInt(length), 1n);

/** Each position of one reel as a window of that reel alone. */
const columnsOf = ({ rows }: SlotMachine, reel: readonly string[]): string[][] =>
  reel.map((_, stop) =>
    Array.from({ length: rows }, (__, row) => reel[(stop + row) % reel.length] ?? ''),
  );

/** Stops of a reel that show a symbol in a row, by the number of trail symbols in the same column. */
type Seen = ReadonlyMap<string, readonly number[]>;

/** What a reel shows in each row, once wilds have expanded. */
function seenOn(machine: SlotMachine, reel: readonly string[]): readonly Seen[] {
  const { feature } = machine;
  const columns = columnsOf(machine, reel).map((column) => ({
    symbols: feature?.kind === 'expand' ? (expandWilds(machine, [column]).shown[0] ?? []) : column,
    steps: feature?.kind === 'trail' ? column.filter((each) => each === feature.symbol).length : 0,
  }));
  return Array.from({ length: machine.rows }, (_, row) => {
    const seen = new Map<string, number[]>();
    for (const { symbols, steps } of columns) {
      const ways = seen.get(symbols[row] ?? '') ?? [];
      ways[steps] = (ways[steps] ?? 0) + 1;
      seen.set(symbols[row] ?? '', ways);
    }
    const names = [...seen.keys()].toSorted((one, other) => (one < other ? -1 : 1));
    return new Map(
      names.map((name) => [name, Array.from(seen.get(name) ?? [], (way) => way ?? 0)]),
    );
  });
}

/** Ways to advance a trail by each number of steps on two independent parts of a window. */
function combineWays(left: readonly number[], right: readonly number[]): number[] {
  const ways = Array.from({ length: left.length + right.length - 1 }, () => 0);
  for (const [steps, way] of left.entries())
    for (const [more, other] of right.entries())
      ways[steps + more] = (ways[steps + more] ?? 0) + way * other;
  return ways;
}

/** Sum of a line's payouts over all stops, each multiplied by what the trail reaches. */
function lineSum(machine: SlotMachine, seen: readonly Seen[]): number {
  const times = machine.feature?.kind === 'trail' ? machine.feature.times : [1];
  const timesAt = (steps: number): number => times[Math.min(steps, times.length - 1)] ?? 1;
  const sumFrom = (symbols: readonly string[], ways: readonly number[]): number => {
    const next = seen[symbols.length];
    if (!next) {
      const units = linePays(machine, symbols).reduce((sum, pay) => sum + pay.units, 0);
      if (units === 0) return 0;
      return units * ways.reduce((sum, way, steps) => sum + way * timesAt(steps), 0);
    }
    let sum = 0;
    for (const [symbol, here] of next)
      sum += sumFrom([...symbols, symbol], combineWays(ways, here));
    return sum;
  };
  return sumFrom([], [1]);
}

/**
 * Average payout of the lines of a spin, in whole stakes. All stops of a reel are equally likely and
 * reels are independent, so that it is enough to enumerate the symbols of each line. Lines that see the
 * same symbols equally often – without a feature all of them – are enumerated once.
 */
function lineAverage(machine: SlotMachine): Ratio {
  const seen = machine.reels.map((reel) => seenOn(machine, reel));
  const names = seen.map((rows) => rows.map((row) => JSON.stringify([...row])));
  const cache = new Map<string, number>();
  let sum = 0n;
  for (const rows of machine.lines) {
    const name = rows.map((row, reel) => names[reel]?.[row]).join('|');
    const found =
      cache.get(name) ??
      lineSum(
        machine,
        rows.map((row, reel) => seen[reel]?.[row] ?? new Map()),
      );
    cache.set(name, found);
    sum += BigInt(found);
  }
  return ratio(sum, stopsIn(machine) * BigInt(machine.lines.length));
}

/**
 * Number of reels from the left after which a line wins already or never will. A line that begins with
 * wilds only is decided by the last reel.
 */
function decidedBy({ pays, wild, bothWays, reels }: SlotMachine): number {
  const shortest = Object.values(pays).map((by) => Math.min(...Object.keys(by).map(Number)));
  const decided = Math.max(...shortest);
  const canShowWilds = reels.slice(0, decided).every((reel) => reel.includes(wild.symbol));
  return bothWays || canShowWilds ? reels.length : decided;
}

/**
 * Average payout of a spin and its falls, in whole stakes: every stop is played. Stops whose first
 * reels win on no line are skipped: further reels win on none either.
 */
function tumbleAverage(machine: SlotMachine): Ratio {
  const decided = decidedBy(machine);
  const unitsIn = (lines: readonly WonLine[]): number =>
    lines.reduce((total, { units }) => total + units, 0);
  const sumFrom = (stops: readonly number[]): number => {
    // A reel without a stop shows nothing.
    const shown: SlotWindow = windowAt(machine, stops).map((column, reel) =>
      reel < stops.length ? column : [],
    );
    const lines = stops.length < decided ? [] : wonLines(machine, shown);
    if (stops.length >= decided && lines.length === 0) return 0;
    const next = machine.reels[stops.length];
    if (!next) {
      const falls = tumble(machine, stops, lines);
      return falls.reduce((sum, fall) => sum + unitsIn(fall.lines), unitsIn(lines));
    }
    return next.reduce((sum, _, stop) => sum + sumFrom([...stops, stop]), 0);
  };
  return ratio(BigInt(sumFrom([])), stopsIn(machine) * BigInt(machine.lines.length));
}

/** Number of ways to see a symbol 0, 1, 2, … times in the window, out of all stops. */
function waysToSee(machine: SlotMachine, symbol: string | undefined): bigint[] {
  return machine.reels.reduce<bigint[]>(
    (ways, reel) => {
      const next: bigint[] = [];
      for (const column of columnsOf(machine, reel)) {
        const here = column.filter((each) => each === symbol).length;
        ways.forEach((way, before) => {
          next[before + here] = (next[before + here] ?? 0n) + way;
        });
      }
      return Array.from(next, (way) => way ?? 0n);
    },
    [1n],
  );
}

/** Average of a figure that depends on the number of scatters. */
function scatterAverage(machine: SlotMachine, by: Readonly<Record<number, number>>): Ratio {
  const ways = waysToSee(machine, machine.freeSpins?.symbol);
  const sum = ways.reduce((total, way, scatters) => total + way * BigInt(by[scatters] ?? 0), 0n);
  return ratio(sum, stopsIn(machine));
}

/** Average payout of respins in a spin, in whole stakes. */
function respinAverage(machine: SlotMachine, feature: HoldAndWin): Ratio {
  const averageFrom = holdAverage(machine, feature);
  return waysToSee(machine, feature.symbol)
    .map((ways, coins) =>
      coins < feature.startsAt
        ? ratio(0n, 1n)
        : multiplyRatios(ratio(ways, stopsIn(machine)), averageFrom(coins)),
    )
    .reduce(addRatios);
}

type Average<Feature> = (machine: SlotMachine, feature: Feature) => Ratio;

/** Average payout of lines and feature in one spin, in whole stakes. */
const averages: {
  readonly [Kind in SlotFeature['kind']]: Average<Extract<SlotFeature, { kind: Kind }>>;
} = {
  expand: lineAverage,
  trail: lineAverage,
  tumble: tumbleAverage,
  hold: (machine, feature) => addRatios(lineAverage(machine), respinAverage(machine, feature)),
};

function spinAverage(machine: SlotMachine): Ratio {
  const { feature } = machine;
  if (!feature) return lineAverage(machine);
  return (averages[feature.kind] as Average<SlotFeature>)(machine, feature);
}

/**
 * Exact return of a machine, with its feature. Each free spin pays `times` a spin, and triggers no
 * further spins.
 */
export function slotReturn(machine: SlotMachine): Ratio {
  const paid = spinAverage(machine);
  const { freeSpins } = machine;
  if (!freeSpins) return paid;
  const spin = addRatios(paid, scatterAverage(machine, freeSpins.pays));
  const extra = multiplyRatios(
    scatterAverage(machine, freeSpins.spins),
    ratio(BigInt(freeSpins.times), 1n),
  );
  return addRatios(spin, multiplyRatios(spin, extra));
}
