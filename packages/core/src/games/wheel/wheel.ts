import * as z from 'zod/mini';
import { shareOf } from '../../contract/money.ts';
import type { InstantGame, InstantOutcome } from '../instant-game.ts';
import { ratio } from '../ratio.ts';
import { readInput } from '../read-input.ts';
import {
  wheelMultiplesBp,
  wheelRisks,
  wheelSizes,
  type WheelRisk,
  type WheelSize,
} from './wheel-segments.ts';

/** A wheel: the number of segments, and the risk level of its payouts. */
export interface WheelInput {
  readonly segments: WheelSize;
  readonly risk: WheelRisk;
}

/** A wheel that has stopped. */
export interface WheelOutcome extends InstantOutcome {
  /** The segment at the pointer, counted clockwise from 0. */
  readonly segment: number;
  /** Payout in basis points of the stake. */
  readonly multipleBp: number;
}

const schema = z.strictObject({ segments: z.literal(wheelSizes), risk: z.enum(wheelRisks) });

/**
 * Wheel: all segments have the same probability; the one at the pointer decides the payout.
 * @source spec §1 (casino), the rules ours
 */
export const wheel: InstantGame<WheelInput, WheelOutcome> = {
  id: 'wheel',
  pace: 'casino',
  words: 1,
  returnBp: { minimumBp: 9_900, maximumBp: 9_900 },
  readInput: (value) => readInput(schema, value),
  play: ({ segments, risk }, stake, draw) => {
    const segment = draw.below(segments);
    const multipleBp = wheelMultiplesBp(segments, risk)[segment] ?? 0;
    return { segment, multipleBp, payout: shareOf(stake, multipleBp) };
  },
  maximumPayout: ({ segments, risk }, stake) =>
    shareOf(stake, Math.max(...wheelMultiplesBp(segments, risk))),
  rtp: ({ segments, risk }) => {
    const paid = wheelMultiplesBp(segments, risk).reduce((sum, multipleBp) => sum + multipleBp, 0);
    return ratio(BigInt(paid), BigInt(segments) * 10_000n);
  },
};
