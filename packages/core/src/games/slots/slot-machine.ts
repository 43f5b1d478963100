/** Free spins that scatters bring: by how many show in the window. */
export interface FreeSpins {
  readonly symbol: string;
  /** Spins by number of scatters. */
  readonly spins: Readonly<Record<number, number>>;
  /** What scatters pay besides, in whole stakes, by their number. */
  readonly pays: Readonly<Record<number, number>>;
  /** Everything in free spins pays this many times; scatters in them bring no more spins. */
  readonly times: number;
}

/** A wild stands for every symbol but scatters. */
export interface Wild {
  readonly symbol: string;
  /** Each wild in a line with another symbol multiplies what the line pays. */
  readonly times: number;
}

/** A machine as data. Nothing else decides what it pays. */
export interface SlotMachine {
  readonly id: string;
  /** The machine whose mathematics it shares, under other symbols; missing where they are its own. */
  readonly paysLike?: string;
  readonly rows: number;
  /** Symbols of each reel in their order; the last is followed by the first. */
  readonly reels: readonly (readonly string[])[];
  /** Row of each reel that a line runs through, from 0 at the top. */
  readonly lines: readonly (readonly number[])[];
  /** What a line pays, in stakes of one line: by symbol, then by how many from the left. */
  readonly pays: Readonly<Record<string, Readonly<Record<number, number>>>>;
  readonly wild: Wild;
  /** Do lines pay from the right as well? A run over all reels pays once. */
  readonly bothWays?: boolean;
  readonly freeSpins?: FreeSpins;
  /** The most that one spin pays, in stakes of one line, free spins apart. A test proves it. */
  readonly mostPerSpin: number;
  /** Theoretical return in basis points, rounded down. A test counts it. */
  readonly returnBp: number;
}

/** Symbols that show: for each reel from left to right, top to bottom. */
export type SlotWindow = readonly (readonly string[])[];

/** The window of given stops; a stop is the place of the symbol in the top row. */
export const windowAt = (machine: SlotMachine, stops: readonly number[]): SlotWindow =>
  machine.reels.map((reel, index) =>
    Array.from(
      { length: machine.rows },
      (_, row) => reel[((stops[index] ?? 0) + row) % reel.length] ?? '',
    ),
  );

/** Length of the run from the left of which every symbol fits. */
const runOf = (symbols: readonly string[], fits: (symbol: string) => boolean): number => {
  const end = symbols.findIndex((symbol) => !fits(symbol));
  return end === -1 ? symbols.length : end;
};

/** What a line pays. */
export interface LinePay {
  readonly symbol: string;
  readonly count: number;
  /** Stakes of one line. */
  readonly units: number;
}

const nothing: LinePay = { symbol: '', count: 0, units: 0 };

/** What the symbols of one line pay: the better of a run of wilds alone and a run with them. */
export function linePay({ wild, pays }: SlotMachine, symbols: readonly string[]): LinePay {
  const wilds = runOf(symbols, (symbol) => symbol === wild.symbol);
  const wildUnits = pays[wild.symbol]?.[wilds] ?? 0;
  const symbol = symbols[wilds];
  if (symbol === undefined) return { symbol: wild.symbol, count: wilds, units: wildUnits };

  const count = runOf(symbols, (other) => other === symbol || other === wild.symbol);
  const helpers = symbols.slice(0, count).filter((other) => other === wild.symbol).length;
  const units = (pays[symbol]?.[count] ?? 0) * wild.times ** helpers;
  if (units === 0 && wildUnits === 0) return nothing;
  return units >= wildUnits
    ? { symbol, count, units }
    : { symbol: wild.symbol, count: wilds, units: wildUnits };
}

/** What a line paid from one of its ends; without a word from the left. */
export interface EndPay extends LinePay {
  readonly from?: 'right';
}

/** What the symbols of one line pay, from each end that the machine pays from. */
export function linePays(machine: SlotMachine, symbols: readonly string[]): EndPay[] {
  const left = linePay(machine, symbols);
  const isWhole = left.units > 0 && left.count === symbols.length;
  const right = machine.bothWays && !isWhole ? linePay(machine, symbols.toReversed()) : nothing;
  const pays: EndPay[] = [left, { ...right, from: 'right' }];
  return pays.filter(({ units }) => units > 0);
}

/** A line that paid. `line` counts from 0. */
export interface WonLine extends EndPay {
  readonly line: number;
}

/** Lines of a window that pay. */
export const wonLines = (machine: SlotMachine, shown: SlotWindow): WonLine[] =>
  machine.lines.flatMap((rows, line) =>
    linePays(
      machine,
      rows.map((row, reel) => shown[reel]?.[row] ?? ''),
    ).map((pay) => ({ line, ...pay })),
  );

/** Scatters in a window. */
export const scattersIn = ({ freeSpins }: SlotMachine, shown: SlotWindow): number =>
  freeSpins ? shown.flat().filter((symbol) => symbol === freeSpins.symbol).length : 0;

/** What a window pays in all, in stakes of one line, before free spins multiply it. */
export function unitsOf(machine: SlotMachine, shown: SlotWindow): number {
  const lines = wonLines(machine, shown).reduce((sum, { units }) => sum + units, 0);
  const scatters = machine.freeSpins?.pays[scattersIn(machine, shown)] ?? 0;
  return lines + scatters * machine.lines.length;
}
