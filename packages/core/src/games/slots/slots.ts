import * as z from 'zod/mini';
import type { Draw } from '../fairness/draw.ts';
import type { InstantGame, InstantOutcome } from '../instant-game.ts';
import { readInput } from '../read-input.ts';
import { featureWords, payWindow } from './play-feature.ts';
import type { SlotFeaturePlay } from './slot-feature.ts';
import {
  scattersIn,
  scatterUnits,
  windowAt,
  type SlotMachine,
  type SlotWindow,
  type WonLine,
} from './slot-machine.ts';
import { slotReturn } from './slot-return.ts';

/** A spin needs no choice: all lines play. */
export type SlotInput = Readonly<Record<string, never>>;

/** One spin, bought or free. */
export interface SlotSpin {
  /** Position of the top symbol on each reel. */
  readonly stops: readonly number[];
  readonly shown: SlotWindow;
  readonly lines: readonly WonLine[];
  readonly scatters: number;
  /** What the machine's feature did; missing if it did nothing. */
  readonly feature?: SlotFeaturePlay;
  /** Payout in stakes of one line, multiplied for a free spin. */
  readonly units: number;
}

/** The bought spin, and the free spins it triggered. */
export interface SlotOutcome extends InstantOutcome {
  readonly spins: readonly SlotSpin[];
  /** Payout of all spins, in stakes of one line. */
  readonly units: number;
}

const schema = z.strictObject({});

const spinOnce = (machine: SlotMachine, draw: Draw, times: number): SlotSpin => {
  const stops = machine.reels.map((reel) => draw.below(reel.length));
  const shown = windowAt(machine, stops);
  const { lines, units, feature } = payWindow({ machine, stops, shown }, draw);
  return {
    stops,
    shown,
    lines,
    scatters: scattersIn(machine, shown),
    ...(feature && { feature }),
    units: (units + scatterUnits(machine, shown)) * times,
  };
};

const maxFreeSpins = ({ freeSpins }: SlotMachine): number =>
  Math.max(0, ...Object.values(freeSpins?.spins ?? {}));

const maxUnits = (machine: SlotMachine): number =>
  machine.maximumPerSpin * (1 + maxFreeSpins(machine) * (machine.freeSpins?.times ?? 0));

const payoutOf = (machine: SlotMachine, stake: bigint, units: number): bigint =>
  (stake * BigInt(units)) / BigInt(machine.lines.length);

/**
 * A machine as a game. The stake is divided equally among its lines. @source spec §1 (slots), the rules
 * ours
 */
export function slotGame(machine: SlotMachine): InstantGame<SlotInput, SlotOutcome> {
  return {
    id: machine.id,
    pace: 'slot',
    words: (machine.reels.length + featureWords(machine)) * (1 + maxFreeSpins(machine)),
    returnBp: { minimumBp: machine.returnBp, maximumBp: machine.returnBp },
    readInput: (value) => readInput(schema, value),
    play: (_, stake, draw) => {
      const bought = spinOnce(machine, draw, 1);
      const free = machine.freeSpins?.spins[bought.scatters] ?? 0;
      const spins = [
        bought,
        ...Array.from({ length: free }, () =>
          spinOnce(machine, draw, machine.freeSpins?.times ?? 1),
        ),
      ];
      const units = spins.reduce((sum, spin) => sum + spin.units, 0);
      return { spins, units, payout: payoutOf(machine, stake, units) };
    },
    maximumPayout: (_, stake) => payoutOf(machine, stake, maxUnits(machine)),
    rtp: () => slotReturn(machine),
  };
}
