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

/** What a machine does in addition to lines and scatters. */
export type SlotFeatureData =
  /** A wild covers its whole reel before lines pay. */
  | { readonly kind: 'expand' }
  /** Symbols of winning lines disappear, and others fall, as long as a line wins. */
  | { readonly kind: 'tumble' }
  /** Each `symbol` in the window advances a trail, whose step multiplies the lines; from step 0. */
  | { readonly kind: 'trail'; readonly symbol: string; readonly times: readonly number[] }
  /** Coins are held and pay `values` in whole stakes; `full` is the prize for a full window. */
  | {
      readonly kind: 'hold';
      readonly symbol: string;
      readonly startsAt: number;
      readonly respins: number;
      readonly values: readonly number[];
      readonly full: number;
    };

/** A held coin; its value is in whole stakes. */
export interface SlotCoin {
  readonly reel: number;
  readonly row: number;
  readonly value: number;
}

/** What the feature did in a spin, as the server decided it. */
export type SlotFeatureResult =
  | { readonly kind: 'expand'; readonly reels: readonly number[] }
  | {
      readonly kind: 'tumble';
      /** Windows after each fall, reel by reel, and their winning lines. */
      readonly falls: readonly {
        readonly shown: readonly (readonly string[])[];
        readonly lines: readonly SlotWonLine[];
      }[];
    }
  | { readonly kind: 'trail'; readonly steps: number; readonly times: number }
  | {
      readonly kind: 'hold';
      readonly coins: readonly SlotCoin[];
      readonly respins: readonly (readonly SlotCoin[])[];
      readonly isFull: boolean;
      /** Payout of the coins, in stakes of one line. */
      readonly units: number;
    };

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
  readonly feature?: SlotFeatureData | undefined;
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
  /** What the machine's feature did; missing if it did nothing. */
  readonly feature?: SlotFeatureResult | undefined;
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
