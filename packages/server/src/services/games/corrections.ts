import {
  AppError,
  correctionReasons,
  isStaff,
  type CorrectedResult,
  type PublicReason,
  type Round,
} from '@lobi/core/contract';
import { assertCorrectable } from '@lobi/core/rules';
import {
  decideCorrection,
  insertCorrection,
  lockWaitingCorrection,
  oneCorrection,
} from '../../store/corrections.ts';
import type { Transaction } from '../../store/database.ts';
import {
  announceRound,
  currentTime,
  findRound,
  lockRound,
  updateRound,
} from '../../store/rounds.ts';
import { breaksConstraint } from '../../store/sql-state.ts';
import type { Actor } from '../access/actor.ts';
import { assertMayManageGame } from '../access/assert-may-manage-game.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { toMessage } from '../wire/to-message.ts';
import { requireId } from '../access/visibility.ts';
import { toRound } from '../wire/to-round.ts';

export interface CorrectionService {
  /**
   * Requests the correction of a settled result, once and within a day.
   * @throws AppError `not_found` for games of others, `round_state` when the round is not settled, was
   *   corrected, has this result already, or settled too long ago
   */
  request(
    actor: Actor,
    roundId: string,
    body: {
      readonly result: CorrectedResult;
      readonly reason: string;
      readonly publicReason?: PublicReason | undefined;
      readonly remark?: string | undefined;
    },
  ): Promise<Round>;
  /**
   * The second person approves, and the money moves automatically, or declines.
   * @throws AppError `not_found`, `round_state` when no request is open, `own_request`
   */
  decide(actor: Actor, roundId: string, body: { readonly approve: boolean }): Promise<Round>;
}

export function createCorrectionService(deps: ServiceDeps): CorrectionService {
  const { db, wakeOutbox } = deps;

  /** Changes a round under its lock, and publishes it with a higher version. */
  const change = async (
    actor: Actor,
    roundId: string,
    write: (tx: Transaction, round: NonNullable<Awaited<ReturnType<typeof lockRound>>>) => unknown,
  ): Promise<Round> => {
    requireId(roundId);
    const correction = await db.transaction(async (tx) => {
      const round = await lockRound(tx, roundId);
      assertMayManageGame(actor, round?.declaratorId);
      if (!round) throw new AppError('not_found');
      await write(tx, round);
      await updateRound(tx, roundId, {});
      const changed = await findRound(tx, roundId);
      if (!changed) throw new Error('The round was not found after it was stored.');
      await announceRound(tx, toRound(changed));
      return toRound(changed, { readsNotes: isStaff(actor) });
    });
    wakeOutbox();
    return correction;
  };

  return {
    request: (actor, roundId, { result, reason, ...correction }) =>
      change(actor, roundId, async (tx, round) => {
        const at = await currentTime(tx, deps.currentTime?.());
        const from = assertCorrectable(round, result, at);
        await insertCorrection(tx, {
          roundId,
          from,
          to: result,
          reason,
          message: toMessage(correction, correctionReasons),
          requestedBy: actor.id,
          at,
        });
      }).catch((error: unknown) => {
        throw breaksConstraint(error, oneCorrection)
          ? new AppError('round_state', 'a round is corrected once', { cause: error })
          : error;
      }),

    decide: (actor, roundId, { approve }) =>
      change(actor, roundId, async (tx) => {
        const waiting = await lockWaitingCorrection(tx, roundId);
        if (!waiting) throw new AppError('round_state', 'no correction waits');
        if (waiting.requestedBy === actor.id) throw new AppError('own_request');
        const at = await currentTime(tx, deps.currentTime?.());
        await decideCorrection(tx, waiting.id, { approve, by: actor.id, at });
      }),
  };
}
