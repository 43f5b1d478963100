import { AppError, type PaymentNoticeAnswer } from '@lobi/core/contract';
import type { Queryable } from '../../store/database.ts';
import {
  claimNotice,
  findNotice,
  settleNotice,
  type NewNotice,
  type NoticeOutcome,
} from '../../store/payment-notices.ts';
import { bookTime } from '../../store/rounds.ts';
import { findTransaction } from '../../store/transactions.ts';
import { takeNotice } from '../transactions/take-notice.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { currentSettings } from '../settings/current-settings.ts';

/** Notices of payment gateways. The caller has verified the signature. */
export interface PaymentNoticeService {
  /**
   * Carries a notice out, once: its id means one notice for good, and the same again gets the first
   * answer again.
   * @throws AppError `not_found`, `validation`, `idempotency_conflict`
   */
  take(notice: NewNotice): Promise<PaymentNoticeAnswer>;
}

async function answerOf(
  db: Queryable,
  { effect, transactionId }: NoticeOutcome,
  replay: boolean,
): Promise<PaymentNoticeAnswer> {
  const record = await findTransaction(db, transactionId);
  if (!record) throw new Error('The deposit of a notice is not there.');
  return { effect, transactionId, status: record.status, replay };
}

export function createPaymentNoticeService(deps: ServiceDeps): PaymentNoticeService {
  const { db, wakeOutbox } = deps;

  /** `undefined` when the id came before. */
  const carryOut = (notice: NewNotice) =>
    db.transaction(async (tx) => {
      const at = await bookTime(tx, deps.bookTime?.());
      if (!(await claimNotice(tx, notice, at))) return undefined;
      const rules = await currentSettings(tx, deps.rules, deps.currency);
      const { gatewayId } = notice;
      const outcome = await takeNotice({ tx, gatewayId, rules, at }, notice.notice);
      await settleNotice(tx, notice, outcome);
      return answerOf(tx, outcome, false);
    });

  return {
    take: async (notice) => {
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
