import * as z from 'zod/mini';
import { readInput } from '../read-input.ts';
import { cashOutBounds } from './crash-round.ts';
import { crashStepBp } from './curve.ts';

/** What a player chooses before a crash round. */
export interface CrashChoice {
  /** Multiple at which the bet leaves by itself, in basis points, in hundredths; `null` for none. */
  readonly autoCashOutBp: number | null;
}

const schema = z.strictObject({
  autoCashOutBp: z.nullable(
    z
      .int()
      .check(
        z.minimum(cashOutBounds.leastBp),
        z.maximum(cashOutBounds.mostBp),
        z.multipleOf(crashStepBp),
      ),
  ),
});

/** Reads what a player chose. Errors: `validation`, with the fields. */
export const readCrashChoice = (value: unknown): CrashChoice => readInput(schema, value);
