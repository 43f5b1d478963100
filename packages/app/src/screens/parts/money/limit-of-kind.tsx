import type { Limit, LimitKind, LimitSet, User } from '@lobi/core/contract';
import { usePlatform } from '@lobi/core/react';
import { useAction } from '@lobi/core/react/lists';
import { LimitEditor } from '@lobi/ui/safety';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { sentenceOf } from '../people/field-errors.ts';

interface LimitOfKindProps {
  readonly kind: LimitKind;
  readonly limits: readonly Limit[];
  readonly reader: User;
}

/** The user's own limits of one kind. */
export function LimitOfKind({ kind, limits, reader }: LimitOfKindProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { serverNow } = usePlatform();
  const set = useAction('limit.set');
  const confirm = useAction('limit.confirm');
  const params = { userId: reader.id };
  const failure = set.failure ?? confirm.failure;
  const said = (outcome: { readonly ok: boolean }): void => {
    if (outcome.ok) showToast({ tone: 'success', title: t('limit.saved') });
  };
  const save = (body: LimitSet): void => {
    confirm.reset();
    void set.run({ params, body }).then(said);
  };
  return (
    <LimitEditor
      kind={kind}
      limits={limits}
      currency={reader.wallet.currency}
      saving={set.status === 'running' || confirm.status === 'running'}
      error={failure ? sentenceOf(failure, failureText) : undefined}
      now={serverNow()}
      onSave={({ period, amount }) => save({ kind, period, amount })}
      onLift={({ period }) => save({ kind, period, amount: null })}
      // Setting the current limit again cancels the increase.
      onCancelIncrease={({ period, amount }) => save({ kind, period, amount })}
      onConfirmIncrease={({ period }) => {
        set.reset();
        void confirm.run({ params, body: { kind, period } }).then(said);
      }}
    />
  );
}
