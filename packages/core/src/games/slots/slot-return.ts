import { addRatios, multiplyRatios, ratio, type Ratio } from '../ratio.ts';
import { linePays, type SlotMachine } from './slot-machine.ts';

/** Frequency of each symbol on a reel, which is its frequency in any row. */
const countsOf = (reel: readonly string[]): [symbol: string, count: number][] => {
  const counts = new Map<string, number>();
  for (const symbol of reel) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return [...counts];
};

/**
 * Average payout of one line, in stakes of that line. All stops of a reel are equally likely and reels
 * are independent, so that a line through any rows sees the same symbols equally often: it is enough to
 * enumerate the symbols of one line.
 */
function lineAverage(machine: SlotMachine): Ratio {
  const counts = machine.reels.map(countsOf);
  const sumFrom = (symbols: readonly string[], weight: number): number => {
    const reel = counts[symbols.length];
    if (!reel)
      return linePays(machine, symbols).reduce((sum, { units }) => sum + units, 0) * weight;
    return reel.reduce(
      (sum, [symbol, count]) => sum + sumFrom([...symbols, symbol], weight * count),
      0,
    );
  };
  const stops = machine.reels.reduce((product, reel) => product * reel.length, 1);
  return ratio(BigInt(sumFrom([], 1)), BigInt(stops));
}

/** Number of ways to see 0, 1, 2, … scatters in the window, out of all stops. */
function scatterWays({ reels, rows, freeSpins }: SlotMachine): bigint[] {
  return reels.reduce<bigint[]>(
    (ways, reel) => {
      const next: bigint[] = [];
      for (let stop = 0; stop < reel.length; stop += 1) {
        const shown = Array.from({ length: rows }, (_, row) => reel[(stop + row) % reel.length]);
        const here = shown.filter((symbol) => symbol === freeSpins?.symbol).length;
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
  const ways = scatterWays(machine);
  const sum = ways.reduce((total, way, scatters) => total + way * BigInt(by[scatters] ?? 0), 0n);
  return ratio(
    sum,
    ways.reduce((total, way) => total + way, 0n),
  );
}

/**
 * Exact return of a machine. There are as many lines as stakes, so that the average of one line is that
 * of the spin. Each free spin pays `times` a spin, and triggers no further spins.
 */
export function slotReturn(machine: SlotMachine): Ratio {
  const lines = lineAverage(machine);
  const { freeSpins } = machine;
  if (!freeSpins) return lines;
  const spin = addRatios(lines, scatterAverage(machine, freeSpins.pays));
  const extra = multiplyRatios(
    scatterAverage(machine, freeSpins.spins),
    ratio(BigInt(freeSpins.times), 1n),
  );
  return addRatios(spin, multiplyRatios(spin, extra));
}
