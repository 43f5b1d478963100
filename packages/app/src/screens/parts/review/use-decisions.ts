import type { TransactionDetail } from '@lobi/core/contract';
import type { Failure } from '@lobi/core';
import type { MessageKey } from '@lobi/core/locales';
import { useAuth, usePlatform } from '@lobi/core/react';
import { useMoneyAction, type ActionOutcome } from '@lobi/core/react/lists';
import { formatMoney, useKit } from '@lobi/ui';
import type { RejectionReason } from '@lobi/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { toRejection } from './to-rejection.ts';
import { findEarlierDecision } from './earlier-decision.ts';

type Action = 'approve' | 'reject' | 'claim';
type Outcome = ActionOutcome<{ readonly data: TransactionDetail }>;

/** Errors about the owner's money and account, whose general texts address the owner. */
const faultsOfOwner: Partial<Record<Failure['code'], MessageKey>> = {
  insufficient_funds: 'admin.refused.funds',
  account_restricted: 'admin.refused.restricted',
  wallet_frozen: 'admin.refused.frozen',
};

/**
 * Texts about the result of a decision, by the current status of the request; an open one waits for
 * a second person.
 */
const doneTexts = {
  pending: 'admin.done.first',
  processing: 'admin.done.first',
  completed: 'admin.done.completed',
  rejected: 'admin.done.rejected',
} as const satisfies Record<TransactionDetail['status'], MessageKey>;

/** Status of the decision about one request. */
interface DecisionState {
  readonly busy?: Action;
  readonly error?: string;
  readonly changed?: boolean;
}

/** Decisions about the open request. */
interface Decisions {
  readonly busy: Action | undefined;
  /** Why the last decision was rejected, as a sentence. */
  readonly error: string | undefined;
  /** The request has changed since it was opened, and the viewer may still decide. */
  readonly changed: boolean;
  approve(): void;
  reject(rejection: RejectionReason): void;
  claim(): void;
  /** Clears the error, when the request is read again. */
  reset(): void;
}

/**
 * Sends the decisions of a reviewer. If the request has already been decided, the reviewer is named, and
 * the queue continues. The result of one request never appears on the next: the user may have moved on.
 * @param onDone the request is decided, by this or another reviewer
 */
export function useDecisions(
  detail: TransactionDetail | null,
  onDone: (transactionId: string) => void,
): Decisions {
  const { t } = useTranslation();
  const { locale } = useKit();
  const { api } = usePlatform();
  const { user } = useAuth();
  const failureText = useFailureText();
  const [decisionStates, setDecisionStates] = useState<Readonly<Record<string, DecisionState>>>({});
  const reportDecision = (id: string, state: DecisionState) =>
    setDecisionStates((before) => ({ ...before, [id]: state }));
  const current = (detail && decisionStates[detail.id]) ?? {};
  const process = useMoneyAction('transaction.process');
  const complete = useMoneyAction('transaction.complete');
  const reject = useMoneyAction('transaction.reject');

  const paramsOf = ({ amount, currency, owner }: TransactionDetail) => ({
    amount: formatMoney(amount, currency, { locale }) ?? amount,
    name: owner.username,
  });

  /** The current request names the reviewer who has decided, possibly this user. */
  async function lost(transactionId: string): Promise<void> {
    const now = await api.call('transaction.show', { params: { transactionId } }).then(
      ({ data }) => data,
      () => null,
    );
    const earlier = now && findEarlierDecision(now, user?.id ?? '');
    if (!now || !earlier) return reportDecision(transactionId, { changed: true });
    reportDecision(transactionId, {});
    showToast({
      tone: 'warning',
      title: earlier.isReader
        ? t(`admin.lost.own.${earlier.action}`, paramsOf(now))
        : t(`admin.lost.${earlier.action}`, {
            ...paramsOf(now),
            by: earlier.by ?? t('admin.system'),
          }),
    });
    onDone(transactionId);
  }

  async function handleRejection(failure: Failure, transactionId: string): Promise<void> {
    if (failure.code === 'conflict') return lost(transactionId);
    const isOwnFloat = detail?.settledBy?.id === user?.id;
    const messageKey =
      failure.code === 'float_insufficient'
        ? (`admin.refused.${isOwnFloat ? 'ownFloat' : 'float'}` as const)
        : faultsOfOwner[failure.code];
    const error = messageKey
      ? t(messageKey)
      : (failure.errors?.['reason']?.[0] ??
        failure.errors?.['remark']?.[0] ??
        failureText(failure));
    reportDecision(transactionId, { error });
  }

  async function run(action: Action, send: (shown: TransactionDetail) => Promise<Outcome>) {
    if (!detail || current.busy) return;
    reportDecision(detail.id, { busy: action });
    const outcome = await send(detail);
    if (!outcome.ok) return handleRejection(outcome.failure, detail.id);
    reportDecision(detail.id, {});
    const { data } = outcome.answer;
    if (action === 'claim') return;
    showToast({
      tone: data.status === 'rejected' ? 'info' : 'success',
      title: t(doneTexts[data.status], paramsOf(data)),
    });
    onDone(data.id);
  }

  /** Approving claims the request first, if necessary. */
  async function takeAndComplete(shown: TransactionDetail): Promise<Outcome> {
    const params = { transactionId: shown.id };
    let { version } = shown;
    if (!shown.actions.includes('complete')) {
      const taken = await process.run({ params, body: { version } });
      if (!taken.ok) return taken;
      version = taken.answer.data.version;
    }
    return complete.run({ params, body: { version } });
  }

  return {
    busy: current.busy,
    error: current.error,
    changed: current.changed ?? false,
    approve: () => void run('approve', takeAndComplete),
    reject: (rejection) =>
      void run('reject', ({ id, version }) =>
        reject.run({ params: { transactionId: id }, body: toRejection(version, rejection) }),
      ),
    claim: () =>
      void run('claim', ({ id, version }) =>
        process.run({ params: { transactionId: id }, body: { version } }),
      ),
    reset: () => {
      if (detail && !current.busy) reportDecision(detail.id, {});
    },
  };
}
