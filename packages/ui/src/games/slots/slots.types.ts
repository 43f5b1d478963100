/** Free spins of a machine. */
export interface SlotFreeSpins {
  readonly symbol: string;
  /** Spins by number of scatters. */
  readonly spins: Readonly<Record<number, number>>;
  /** Payout of scatters in whole stakes, by their number. */
  readonly pays: Readonly<Record<number, number>>;
  /** Multiplier of all payouts in free spins. */
  readonly times: number;
}

/** Machine data that its stage needs. */
export interface SlotMachineData {
  /** Rows of the window. */
  readonly rows: number;
  /** Symbols of each reel from top to bottom; the last is followed by the first. */
  readonly reels: readonly (readonly string[])[];
  /** Row in each reel that a line passes, from 0 at the top. */
  readonly lines: readonly (readonly number[])[];
  /** Payout of a line, in stakes of one line: by symbol, then by the number of symbols from the left. */
  readonly pays: Readonly<Record<string, Readonly<Record<number, number>>>>;
  readonly wild: { readonly symbol: string; readonly times: number };
  /** Whether lines also pay from the right. */
  readonly bothWays?: boolean | undefined;
  readonly freeSpins?: SlotFreeSpins | undefined;
}

/** A line that paid; `line` counts from 0, `units` are stakes of one line. */
export interface SlotWonLine {
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  readonly units: number;
  /** The end from which it paid; default the left. */
  readonly from?: 'right' | undefined;
}

/** One spin, bought or free, as the server decided it. */
export interface SlotSpinData {
  /** Index of the top symbol on each reel. */
  readonly stops: readonly number[];
  readonly lines: readonly SlotWonLine[];
  readonly scatters: number;
  /** Payout of the spin in stakes of one line, multiplied for a free spin. */
  readonly units: number;
}

/** A decided play: the bought spin, then its free spins. */
export interface SlotResult {
  readonly id: string;
  readonly spins: readonly SlotSpinData[];
  /** Decimal text. */
  readonly stake: string;
  /** Payout of the spins including the stake, decimal text; `0` for none. */
  readonly payout: string;
  /** Jackpot that the play won in addition, decimal text. */
  readonly jackpot?: string | undefined;
  /** ISO 4217 code. */
  readonly currency: string;
}
