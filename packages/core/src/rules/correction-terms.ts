import { AppError } from '../contract/error-codes.ts';
import type { CorrectedResult, RoundResult, RoundStatus } from '../contract/statuses.ts';

/** Time in ms after settlement in which a result may be corrected. @source ours */
export const correctableMs = 24 * 60 * 60_000;

/** A round, as far as a correction of its result needs it. */
export interface CorrectableRound {
  readonly status: RoundStatus;
  readonly result: RoundResult | null;
  readonly settledAt: Date | null;
}

/**
 * Asserts that the correction of a result may be requested: to another result, within a day of the
 * settlement. A round has at most one correction that is not rejected; the store of rounds ensures that.
 * @returns the result before
 * @throws AppError `round_state`
 */
export function assertCorrectable(
  { status, result, settledAt }: CorrectableRound,
  to: CorrectedResult,
  now: Date,
): CorrectedResult {
  const isSettled = status === 'settled' && settledAt !== null;
  if (!isSettled || result === null || result === 'cancelled' || result === to) {
    throw new AppError('round_state', `a correction to ${to} does not fit`);
  }
  if (now.getTime() - settledAt.getTime() > correctableMs) {
    throw new AppError('round_state', 'the round settled too long ago');
  }
  return result;
}
