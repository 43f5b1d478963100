import type { SlotFeature } from './slot-feature.ts';

/** Free spins triggered by scatters, by the number of scatters in the window. */
export interface FreeSpins {
  readonly symbol: string;
  /** Spins by number of scatters. */
  readonly spins: Readonly<Record<number, number>>;
  /** Payout of scatters in whole stakes, by their number. */
  readonly pays: Readonly<Record<number, number>>;
  /** Multiplier of payouts in free spins; scatters in them trigger no further spins. */
  readonly times: number;
}

/** A wild substitutes for every symbol except scatters. */
export interface Wild {
  readonly symbol: string;
  /** Multiplier of a line's payout for each wild in combination with another symbol. */
  readonly times: number;
}

/** A machine as data. Nothing else decides its payouts. */
export interface SlotMachine {
  readonly id: string;
  /** The machine with the same mathematics and other symbols; missing for an original. */
  readonly paysLike?: string;
  readonly rows: number;
  /** Symbols of each reel in order; the last is followed by the first. */
  readonly reels: readonly (readonly string[])[];
  /** Row of each reel that a line runs through, from 0 at the top. */
  readonly lines: readonly (readonly number[])[];
  /** Payout of a line, in stakes of one line: by symbol, then by number from the left. */
  readonly pays: Readonly<Record<string, Readonly<Record<number, number>>>>;
  readonly wild: Wild;
  /** Whether lines also pay from the right. A run over all reels pays once. */
  readonly bothWays?: boolean;
  readonly freeSpins?: FreeSpins;
  /** What the machine does in addition to lines and scatters. */
  readonly feature?: SlotFeature;
  /** Maximum payout of one spin, in stakes of one line, without free spins. A test proves it. */
  readonly maximumPerSpin: number;
  /** Theoretical return in basis points, rounded down. A test counts it. */
  readonly returnBp: number;
}

/** Visible symbols: for each reel from left to right, top to bottom. */
export type SlotWindow = readonly (readonly string[])[];

/** The window at given stops; a stop is the position of the symbol in the top row. */
export const windowAt = (machine: SlotMachine, stops: readonly number[]): SlotWindow =>
  machine.reels.map((reel, index) => {
    const stop = stops[index] ?? 0;
    const column: string[] = [];
    for (let row = 0; row < machine.rows; row += 1)
      column.push(reel[(stop + row) % reel.length] ?? '');
    return column;
  });

/**
 * Length of the run from the left of one symbol or wilds. A loop, since enumerating the stops of a
 * machine calls it some ten million times.
 */
const runOf = (symbols: readonly string[], symbol: string, wild: string): number => {
  let length = 0;
  while (length < symbols.length && (symbols[length] === symbol || symbols[length] === wild))
    length += 1;
  return length;
};

/** Payout of a line. */
export interface LinePay {
  readonly symbol: string;
  readonly count: number;
  /** Payout in stakes of one line. */
  readonly units: number;
}

const nothing: LinePay = { symbol: '', count: 0, units: 0 };

/** Returns the payout of one line's symbols: the better of a run of wilds alone and a run with them. */
export function linePay({ wild, pays }: SlotMachine, symbols: readonly string[]): LinePay {
  const wilds = runOf(symbols, wild.symbol, wild.symbol);
  const wildUnits = pays[wild.symbol]?.[wilds] ?? 0;
  const symbol = symbols[wilds];
  if (symbol === undefined) return { symbol: wild.symbol, count: wilds, units: wildUnits };

  const count = runOf(symbols, symbol, wild.symbol);
  const base = pays[symbol]?.[count] ?? 0;
  // Shortcut for most lines: machines are played a million times to calculate their return.
  if (base === 0 && wildUnits === 0) return nothing;
  const helpers = symbols.slice(0, count).filter((other) => other === wild.symbol).length;
  const units = base * wild.times ** helpers;
  return units >= wildUnits
    ? { symbol, count, units }
    : { symbol: wild.symbol, count: wilds, units: wildUnits };
}

/** Payout of a line from one of its ends; default from the left. */
export interface EndPay extends LinePay {
  readonly from?: 'right';
}

/** Returns the payouts of one line's symbols, from each end that the machine pays from. */
export function linePays(machine: SlotMachine, symbols: readonly string[]): EndPay[] {
  const left = linePay(machine, symbols);
  const pays: EndPay[] = left.units > 0 ? [left] : [];
  if (!machine.bothWays || (left.units > 0 && left.count === symbols.length)) return pays;
  const right = linePay(machine, symbols.toReversed());
  return right.units > 0 ? [...pays, { ...right, from: 'right' }] : pays;
}

/** A winning line. `line` counts from 0. */
export interface WonLine extends EndPay {
  readonly line: number;
}

/** Lines of a window that pay. */
export function wonLines(machine: SlotMachine, shown: SlotWindow): WonLine[] {
  const won: WonLine[] = [];
  for (const [line, rows] of machine.lines.entries()) {
    const symbols = rows.map((row, reel) => shown[reel]?.[row] ?? '');
    for (const pay of linePays(machine, symbols)) won.push({ line, ...pay });
  }
  return won;
}

/** How often a symbol is in a window. */
export const countIn = (shown: SlotWindow, symbol: string): number =>
  shown.reduce((sum, reel) => sum + reel.filter((each) => each === symbol).length, 0);

/** Scatters in a window. */
export const scattersIn = ({ freeSpins }: SlotMachine, shown: SlotWindow): number =>
  freeSpins ? countIn(shown, freeSpins.symbol) : 0;

/** Payout of the scatters of a window, in stakes of one line. */
export const scatterUnits = (machine: SlotMachine, shown: SlotWindow): number =>
  (machine.freeSpins?.pays[scattersIn(machine, shown)] ?? 0) * machine.lines.length;

/**
 * Returns the payout of lines and scatters of a window, in stakes of one line, before free spins
 * multiply it and without a feature.
 */
export const unitsOf = (machine: SlotMachine, shown: SlotWindow): number =>
  wonLines(machine, shown).reduce((sum, { units }) => sum + units, 0) +
  scatterUnits(machine, shown);
