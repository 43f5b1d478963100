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

/** An answer that was given to a request as it was then. */
interface Decision {
  readonly deed: Busy[string];
  readonly version: number;
}
type Decisions = Readonly<Record<string, Decision>>;

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
  const [decided, setDecided] = useState<Decisions>({});
  const [failures, setFailures] = useState<Failures>({});

  // A request that was answered rests until the list tells of its new version, or without it.
  const busy: Busy = Object.fromEntries(
    requests.flatMap(({ id, version }) => {
      const decision = decided[id];
      return decision?.version === version ? [[id, decision.deed]] : [];
    }),
  );

  const decide = async (
    id: string,
    deed: Busy[string],
    send: (
      shown: Transaction,
    ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly failure: Failure }>,
  ): Promise<void> => {
    const shown = requests.find((request) => request.id === id);
    if (!shown || busy[id]) return;
    setDecided((now) => ({ ...now, [id]: { deed, version: shown.version } }));
    setFailures((now) => without(now, id));
    const outcome = await send(shown);
    const { username } = shown.owner;
    if (outcome.ok)
      return showToast({ tone: 'success', title: t(`agent.done.${deed}`, { username }) });
    setDecided((now) => without(now, id));
    setFailures((now) => ({ ...now, [id]: sentenceOf(outcome.failure, failureText) }));
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
