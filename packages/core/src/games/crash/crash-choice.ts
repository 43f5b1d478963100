import * as z from 'zod/mini';
import { readInput } from '../read-input.ts';
import { cashOutBounds } from './crash-round.ts';
import { crashStepBp } from './curve.ts';

/** Separate bets that one player may have in a crash round. @source ours */
export const crashSlots = ['A', 'B'] as const;

/** One of the bets of a player in a crash round. */
export type CrashSlotName = (typeof crashSlots)[number];

/** Choice of a player before a crash round. */
export interface CrashChoice {
  /** Slot of the bet: a round takes one bet per slot. */
  readonly slot: CrashSlotName;
  /** Multiple of the automatic cash-out, in basis points, in hundredths; `null` for none. */
  readonly autoCashOutBp: number | null;
}

const schema = z.strictObject({
  slot: z._default(z.enum(crashSlots), 'A'),
  autoCashOutBp: z.nullable(
    z
      .int()
      .check(
        z.minimum(cashOutBounds.minimumBp),
        z.maximum(cashOutBounds.maximumBp),
        z.multipleOf(crashStepBp),
      ),
  ),
});

/** Parses a player's choice; the default slot is the first. Errors: `validation`, with the fields. */
export const readCrashChoice = (value: unknown): CrashChoice => readInput(schema, value);
