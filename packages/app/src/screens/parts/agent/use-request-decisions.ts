import type { Transaction } from '@lobi/core/contract';
import type { Failure } from '@lobi/core';
import { useMoneyAction } from '@lobi/core/react';
import type { RequestListProps } from '@lobi/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { sentenceOf } from '../people/field-errors.ts';

type Busy = NonNullable<RequestListProps['busy']>;
type Failures = NonNullable<RequestListProps['failures']>;

/** Answers to requests of the downline, each sent once; the list is fetched anew by itself. */
export function useRequestDecisions(requests: readonly Transaction[]): {
  readonly busy: Busy;
  readonly failures: Failures;
  approve(id: string): void;
  reject(id: string, reason: string): void;
} {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const complete = useMoneyAction('transaction.complete');
  const reject = useMoneyAction('transaction.reject');
  const [busy, setBusy] = useState<Busy>({});
  const [failures, setFailures] = useState<Failures>({});

  const decide = async (
    id: string,
    deed: Busy[string],
    send: (
      shown: Transaction,
    ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly failure: Failure }>,
  ): Promise<void> => {
    const shown = requests.find((request) => request.id === id);
    if (!shown || busy[id]) return;
    setBusy((now) => ({ ...now, [id]: deed }));
    setFailures((now) => without(now, id));
    const outcome = await send(shown);
    setBusy((now) => without(now, id));
    const { username } = shown.owner;
    if (outcome.ok) showToast({ tone: 'success', title: t(`agent.done.${deed}`, { username }) });
    else setFailures((now) => ({ ...now, [id]: sentenceOf(outcome.failure, failureText) }));
  };
  return {
    busy,
    failures,
    approve: (id) =>
      void decide(id, 'approve', ({ version }) =>
        complete.run({ params: { transactionId: id }, body: { version } }),
      ),
    reject: (id, reason) =>
      void decide(id, 'reject', ({ version }) =>
        reject.run({ params: { transactionId: id }, body: { version, reason } }),
      ),
  };
}

function without<Value>(values: Readonly<Record<string, Value>>, id: string) {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== id));
}
