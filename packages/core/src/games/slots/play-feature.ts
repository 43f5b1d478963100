import type { Draw } from '../fairness/draw.ts';
import { expandWilds } from './expand-wilds.ts';
import { maximumHoldWords, playHold } from './hold-and-win.ts';
import type { SlotFeature, SlotFeaturePlay } from './slot-feature.ts';
import {
  countIn,
  wonLines,
  type SlotMachine,
  type SlotWindow,
  type WonLine,
} from './slot-machine.ts';
import { tumble } from './tumble.ts';

/** What the lines of a window pay, with the feature of its machine. */
export interface PaidWindow {
  /** Winning lines of the first evaluated window, before a trail multiplies them. */
  readonly lines: readonly WonLine[];
  /** Payout of lines and feature, in stakes of one line. */
  readonly units: number;
  readonly feature?: SlotFeaturePlay;
}

/** A spin that has stopped. */
export interface StoppedSpin {
  readonly machine: SlotMachine;
  readonly stops: readonly number[];
  readonly shown: SlotWindow;
}

const sumOf = (lines: readonly WonLine[]): number =>
  lines.reduce((sum, { units }) => sum + units, 0);

const payLines = (machine: SlotMachine, shown: SlotWindow): PaidWindow => {
  const lines = wonLines(machine, shown);
  return { lines, units: sumOf(lines) };
};

type Play<Feature> = (spin: StoppedSpin, feature: Feature, draw: Draw) => PaidWindow;

const plays: {
  readonly [Kind in SlotFeature['kind']]: Play<Extract<SlotFeature, { kind: Kind }>>;
} = {
  expand: ({ machine, shown }) => {
    const { reels, shown: expanded } = expandWilds(machine, shown);
    const paid = payLines(machine, expanded);
    return reels.length === 0 ? paid : { ...paid, feature: { kind: 'expand', reels } };
  },

  tumble: ({ machine, stops, shown }) => {
    const lines = wonLines(machine, shown);
    if (lines.length === 0) return { lines, units: 0 };
    const falls = tumble(machine, stops, lines);
    const units = falls.reduce((sum, fall) => sum + sumOf(fall.lines), sumOf(lines));
    return { lines, units, feature: { kind: 'tumble', falls } };
  },

  trail: ({ machine, shown }, { symbol, times }) => {
    const { lines, units } = payLines(machine, shown);
    const steps = countIn(shown, symbol);
    const reached = times[Math.min(steps, times.length - 1)] ?? 1;
    return {
      lines,
      units: units * reached,
      ...(steps > 0 && { feature: { kind: 'trail', steps, times: reached } as const }),
    };
  },

  hold: ({ machine, shown }, feature, draw) => {
    const { lines, units } = payLines(machine, shown);
    const held = playHold(machine, feature, shown, draw);
    return held ? { lines, units: units + held.units, feature: held } : { lines, units };
  },
};

/** Pays a stopped spin by the feature of its machine. Only respins draw further numbers. */
export function payWindow(spin: StoppedSpin, draw: Draw): PaidWindow {
  const { feature } = spin.machine;
  if (!feature) return payLines(spin.machine, spin.shown);
  const play = plays[feature.kind] as Play<SlotFeature>;
  return play(spin, feature, draw);
}

/** Maximum number of words that the feature draws in one spin. */
export const featureWords = (machine: SlotMachine): number =>
  machine.feature?.kind === 'hold' ? maximumHoldWords(machine, machine.feature) : 0;
