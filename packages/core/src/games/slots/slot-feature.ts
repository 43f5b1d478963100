import type { SlotWindow, WonLine } from './slot-machine.ts';

/** A reel with a wild in the window becomes wild over all its rows before lines pay. */
export interface ExpandingWilds {
  readonly kind: 'expand';
}

/**
 * Symbols of winning lines disappear, those above fall, and the reel continues from above, until no
 * line wins. The stops decide all of it: nothing further is drawn.
 */
export interface Tumble {
  readonly kind: 'tumble';
}

/** Each symbol of the trail in the window advances it by one step; the step multiplies the lines. */
export interface MultiplierTrail {
  readonly kind: 'trail';
  readonly symbol: string;
  /** Multiplier by step, from 0; further symbols stay at the last. */
  readonly times: readonly number[];
}

/** Enough coins are held and respin all other cells; every new coin resets the number of respins. */
export interface HoldAndWin {
  readonly kind: 'hold';
  readonly symbol: string;
  /** Coins in the window that trigger respins. */
  readonly startsAt: number;
  /** Respins without a new coin until the coins pay. */
  readonly respins: number;
  /** A cell that respins lands a coin with a chance of 1 in this. */
  readonly oneIn: number;
  /** Values of a coin in whole stakes, each equally likely. */
  readonly values: readonly number[];
  /** Prize for a window full of coins, in whole stakes. */
  readonly full: number;
}

/**
 * What a machine does in addition to lines and scatters; one at most. It adds no stake and cannot be
 * bought.
 * @source ours
 */
export type SlotFeature = ExpandingWilds | Tumble | MultiplierTrail | HoldAndWin;

/** A held coin: its position in the window, and its value in whole stakes. */
export interface HeldCoin {
  readonly reel: number;
  readonly row: number;
  readonly value: number;
}

/** A window after a fall, and its winning lines; the last has none. */
export interface SlotFall {
  readonly shown: SlotWindow;
  readonly lines: readonly WonLine[];
}

/** What the feature did in a spin. Missing from a spin in which it did nothing. */
export type SlotFeaturePlay =
  /** The reels that a wild covered, from 0. */
  | { readonly kind: 'expand'; readonly reels: readonly number[] }
  | { readonly kind: 'tumble'; readonly falls: readonly SlotFall[] }
  /** `steps` that the trail advanced, and the multiplier that it reached. */
  | { readonly kind: 'trail'; readonly steps: number; readonly times: number }
  /** Coins that triggered the respins, then those that each respin added; `units` in line stakes. */
  | {
      readonly kind: 'hold';
      readonly coins: readonly HeldCoin[];
      readonly respins: readonly (readonly HeldCoin[])[];
      readonly isFull: boolean;
      readonly units: number;
    };
