import type { UserDetail } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react';
import { Button } from '@lobi/ui';
import { StatusChangeDialog, type StatusChange } from '@lobi/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { sentenceOf } from './field-errors.ts';

/** Button and dialog that change the status of a user, each time with a reason. @source spec §4 */
export function UserStatusChange({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [open, setOpen] = useState(false);
  const action = useAction('user.status');
  const { id: userId, username, status, version, allowedStatuses } = user;
  const change = async ({ to, reason }: StatusChange): Promise<void> => {
    const outcome = await action.run({
      params: { userId },
      body: { status: to, reason, version },
    });
    if (!outcome.ok) return;
    setOpen(false);
    showToast({
      tone: 'success',
      title: t('people.statusChanged', { username, status: t(`userStatus.${to}`) }),
    });
  };
  const { failure } = action;
  const error =
    failure &&
    (failure.code === 'conflict' ? t('people.changedMeanwhile') : sentenceOf(failure, failureText));
  return (
    <StatusChangeDialog
      open={open}
      onOpenChange={(next) => {
        if (next) action.reset();
        setOpen(next);
      }}
      trigger={
        <Button variant="outline" tone="neutral">
          {t('people.statusChange')}
        </Button>
      }
      username={username}
      from={status}
      allowedTo={allowedStatuses}
      onChange={(wanted) => void change(wanted)}
      busy={action.status === 'running'}
      error={error ?? undefined}
    />
  );
}
