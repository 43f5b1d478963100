import type { ArenaCorrection, ArenaRound } from '../arena.types.ts';

/** Possible results of a correction. */
export const correctedResults = [
  'meron',
  'wala',
  'draw',
] as const satisfies readonly ArenaCorrection['to'][];

/** Minimum length of a reason, as required by the server. */
export const minimumReason = 3;

/**
 * Step of a correction of a fight's result: none, request, wait for the second approval, or show the outcome.
 */
export type CorrectionStep = 'none' | 'ask' | 'waiting' | 'decided';

export function correctionStep(round: ArenaRound): CorrectionStep {
  if (round.status !== 'settled' || round.result === 'cancelled') return 'none';
  const status = round.correction?.status;
  if (status === 'requested') return 'waiting';
  return status === undefined || status === 'refused' ? 'ask' : 'decided';
}

/** Returns the fight whose result can be corrected: the last settled one. */
export const newestSettled = (rounds: readonly ArenaRound[]): ArenaRound | undefined =>
  rounds
    .filter((round) => correctionStep(round) !== 'none')
    .toSorted((one, other) => other.number - one.number)[0];
