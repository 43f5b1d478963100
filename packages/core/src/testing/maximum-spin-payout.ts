import { expandWilds } from '../games/slots/expand-wilds.ts';
import { maximumHoldUnits } from '../games/slots/hold-and-win.ts';
import {
  countIn,
  linePays,
  scattersIn,
  scatterUnits,
  windowAt,
  wonLines,
  type SlotMachine,
  type SlotWindow,
} from '../games/slots/slot-machine.ts';
import { tumble } from '../games/slots/tumble.ts';

const sumOf = (pays: readonly { readonly units: number }[]): number =>
  pays.reduce((sum, { units }) => sum + units, 0);

/** Upper bound of a line that has begun, with any symbols on the other reels. */
function lineBound(machine: SlotMachine): (line: readonly string[]) => number {
  const symbols = Object.keys(machine.pays);
  const { wild } = machine;
  const size = machine.reels.length;
  const paid = (line: readonly string[]): number => sumOf(linePays(machine, line));
  const fill = (line: readonly string[], by: readonly string[]): number =>
    line.length === size
      ? paid(line)
      : Math.max(...by.map((symbol) => fill([...line, symbol], by)));
  const couldBecome = (line: readonly string[]): number => {
    if (machine.bothWays) return fill(line, [...symbols, wild.symbol]);
    const fits = symbols.filter((symbol) =>
      line.every((other) => other === symbol || other === wild.symbol),
    );
    // Without a match the run has ended, and the rest does not matter.
    const rest = Array.from({ length: size - line.length }, () => '');
    return Math.max(
      paid([...line, ...rest]),
      ...fits.map((symbol) => fill(line, [symbol, wild.symbol])),
    );
  };
  const cache = new Map<string, number>();
  return (line) => {
    const key = line.join();
    const found = cache.get(key) ?? couldBecome(line);
    cache.set(key, found);
    return found;
  };
}

/** Upper bound of the scatters of a window of which some reels are known. */
function scatterBound(machine: SlotMachine, shown: SlotWindow): number {
  const maximum = scattersIn(machine, shown) + machine.reels.length - shown.length;
  const pays = Object.entries(machine.freeSpins?.pays ?? {}).map(([count, units]) =>
    Number(count) <= maximum ? units * machine.lines.length : 0,
  );
  return Math.max(0, ...pays);
}

/** Upper bound of respins of a window of which some reels are known; exact if all are. */
function holdBound(machine: SlotMachine, shown: SlotWindow): number {
  const { feature, reels, rows } = machine;
  if (feature?.kind !== 'hold') return 0;
  const maximum = countIn(shown, feature.symbol) + (reels.length - shown.length) * rows;
  return maximum >= feature.startsAt ? maximumHoldUnits(machine, feature) : 0;
}

/** Highest multiplier of a trail in a window of which some reels are known; exact if all are. */
function timesBound({ feature, reels, rows }: SlotMachine, shown: SlotWindow): number {
  if (feature?.kind !== 'trail') return 1;
  const maximum = countIn(shown, feature.symbol) + (reels.length - shown.length) * rows;
  return feature.times[Math.min(maximum, feature.times.length - 1)] ?? 1;
}

/** Symbols of a line on the known reels of a window. */
const symbolsOn = (shown: SlotWindow, rows: readonly number[]): string[] =>
  shown.map((column, reel) => column[rows[reel] ?? 0] ?? '');

const withWilds = (machine: SlotMachine, shown: SlotWindow): SlotWindow =>
  machine.feature?.kind === 'expand' ? expandWilds(machine, shown).shown : shown;

/**
 * The best possible window. Searches all stops, but prunes branches whose best possible lines are not
 * better than the best so far.
 */
function maximumOfWindows(machine: SlotMachine): number {
  const bound = lineBound(machine);
  let best = 0;
  const go = (stops: readonly number[]): void => {
    const shown = withWilds(machine, windowAt(machine, stops).slice(0, stops.length));
    const times = timesBound(machine, shown);
    const held = holdBound(machine, shown);
    if (stops.length === machine.reels.length) {
      const lines = sumOf(wonLines(machine, shown)) * times;
      best = Math.max(best, lines + scatterUnits(machine, shown) + held);
      return;
    }
    const lines = machine.lines.reduce((sum, rows) => sum + bound(symbolsOn(shown, rows)), 0);
    if (lines * times + scatterBound(machine, shown) + held <= best) return;
    const next = machine.reels[stops.length] ?? [];
    next.forEach((_, stop) => go([...stops, stop]));
  };
  go([]);
  return best;
}

/** The best possible series of falls. Searches all stops, but prunes branches in which no line can win. */
function maximumOfFalls(machine: SlotMachine): number {
  const bound = lineBound(machine);
  let best = 0;
  const go = (stops: readonly number[]): void => {
    const shown = windowAt(machine, stops).slice(0, stops.length);
    if (machine.lines.every((rows) => bound(symbolsOn(shown, rows)) === 0)) return;
    const next = machine.reels[stops.length];
    if (next) {
      next.forEach((_, stop) => go([...stops, stop]));
      return;
    }
    const first = wonLines(machine, shown);
    const falls = tumble(machine, stops, first);
    best = Math.max(
      best,
      falls.reduce((sum, { lines }) => sum + sumOf(lines), sumOf(first)),
    );
  };
  go([]);
  return best;
}

/** The highest payout of one spin of a machine in stakes of one line, found by search. */
export const maximumPayoutOf = (machine: SlotMachine): number =>
  machine.feature?.kind === 'tumble' ? maximumOfFalls(machine) : maximumOfWindows(machine);
