import type { ArenaCorrection, ArenaRound } from '../arena.types.ts';

/** How a result may be put right. */
export const correctedResults = [
  'meron',
  'wala',
  'draw',
] as const satisfies readonly ArenaCorrection['to'][];

/** Shortest reason that the server takes. */
export const leastReason = 3;

/**
 * Next step of a correction of a fight's result: none, request, wait for the second person, or read
 * the outcome.
 */
export type CorrectionStep = 'none' | 'ask' | 'waiting' | 'decided';

export function correctionStep(round: ArenaRound): CorrectionStep {
  if (round.status !== 'settled' || round.result === 'cancelled') return 'none';
  const status = round.correction?.status;
  if (status === 'requested') return 'waiting';
  return status === undefined || status === 'refused' ? 'ask' : 'decided';
}

/** The fight whose result the desk may put right: the newest that settled. */
export const newestSettled = (rounds: readonly ArenaRound[]): ArenaRound | undefined =>
  rounds
    .filter((round) => correctionStep(round) !== 'none')
    .toSorted((one, other) => other.number - one.number)[0];
