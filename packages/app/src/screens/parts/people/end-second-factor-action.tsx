import type { UserDetail } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react';
import { Button, Callout, ConfirmDialog } from '@lobi/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { sentenceOf } from './field-errors.ts';

/**
 * Button and dialog by which staff helps somebody who lost the device and the recovery codes.
 * @source ours – security 6.3.3
 */
export function EndSecondFactorAction({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const action = useAction('second-factor.reset');
  const [open, setOpen] = useState(false);
  const { id: userId, username } = user;
  const end = async (): Promise<void> => {
    const outcome = await action.run({ params: { userId } });
    if (!outcome.ok) return;
    setOpen(false);
    showToast({ tone: 'success', title: t('people.secondFactorEnded', { username }) });
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (next) action.reset();
        setOpen(next);
      }}
      trigger={
        <Button variant="outline" tone="neutral">
          {t('people.endSecondFactor')}
        </Button>
      }
      title={t('people.endSecondFactorTitle', { username })}
      description={t('people.endSecondFactorBody')}
      confirmLabel={t('people.endSecondFactor')}
      busy={action.status === 'running'}
      onConfirm={() => void end()}
    >
      {action.failure && (
        <Callout tone="danger" role="alert">
          {sentenceOf(action.failure, failureText)}
        </Callout>
      )}
    </ConfirmDialog>
  );
}
