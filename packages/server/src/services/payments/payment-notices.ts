import { AppError, type PaymentNoticeAnswer } from '@lobi/core/contract';
import type { Queryable } from '../../store/database.ts';
import {
  claimNotice,
  findNotice,
  settleNotice,
  type NewNotice,
  type NoticeOutcome,
} from '../../store/payment-notices.ts';
import { currentTime } from '../../store/rounds.ts';
import { findTransaction } from '../../store/transactions.ts';
import { applyNotice } from '../transactions/apply-notice.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { currentSettings } from '../settings/current-settings.ts';

/** Notices of payment gateways. The caller has verified the signature. */
export interface PaymentNoticeService {
  /**
   * Processes a notice once: its id is permanent, and a repeated notice gets the first response.
   * @throws AppError `not_found`, `validation`, `idempotency_conflict`
   */
  receive(notice: NewNotice): Promise<PaymentNoticeAnswer>;
}

async function answerOf(
  db: Queryable,
  { effect, transactionId }: NoticeOutcome,
  replay: boolean,
): Promise<PaymentNoticeAnswer> {
  const record = await findTransaction(db, transactionId);
  if (!record) throw new Error('The deposit of a payment notice does not exist.');
  return { effect, transactionId, status: record.status, replay };
}

export function createPaymentNoticeService(deps: ServiceDeps): PaymentNoticeService {
  const { db, wakeOutbox } = deps;

  /** `undefined` when the id was already used. */
  const carryOut = (notice: NewNotice) =>
    db.transaction(async (tx) => {
      const at = await currentTime(tx, deps.currentTime?.());
      if (!(await claimNotice(tx, notice, at))) return undefined;
      const rules = await currentSettings(tx, deps.rules, deps.currency);
      const { gatewayId } = notice;
      const outcome = await applyNotice({ tx, gatewayId, rules, at }, notice.notice);
      await settleNotice(tx, notice, outcome);
      return answerOf(tx, outcome, false);
    });

  return {
    receive: async (notice) => {
      const answer = await carryOut(notice);
      if (answer) {
        wakeOutbox();
        return answer;
      }
      const first = await findNotice(db, notice);
      if (first?.bodyHash !== notice.bodyHash) throw new AppError('idempotency_conflict');
      return answerOf(db, first, true);
    },
  };
}
