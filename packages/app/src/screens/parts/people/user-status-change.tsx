import { addDays, publicReasons, type UserDetail } from '@lobi/core/contract';
import { usePlatform } from '@lobi/core/react';
import { useAction } from '@lobi/core/react/lists';
import { Button } from '@lobi/ui';
import { StatusChangeDialog, type StatusChange } from '@lobi/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../config/brand-context.ts';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { dayIn } from '../office/report-range.ts';
import { toRejectionFields } from '../../../i18n/rejection-fields.ts';
import { useReasons } from '../../../i18n/use-reasons.ts';
import { useChangeApproval, useChangeToast } from '../changes/use-change-approval.tsx';
import { activationCheckOf } from './activation-check.ts';
import { sentenceOf } from './field-errors.ts';

/** Button and dialog that change the status of a user, with a reason. @source spec §4 */
export function UserStatusChange({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [open, setOpen] = useState(false);
  const action = useAction('user.status');
  const approval = useChangeApproval();
  const reasons = useReasons();
  const showChangeToast = useChangeToast();
  const [refusal, setRefusal] = useState<string>();
  const { id: userId, username, status, version, allowedStatuses } = user;
  const check = activationCheckOf(user);
  const { timeZone } = useBrand();
  const { serverNow } = usePlatform();
  const change = async ({ to, reason, until, checked, ...choice }: StatusChange): Promise<void> => {
    const { verified, compared } = checked ? (check?.fields ?? {}) : {};
    const shown = toRejectionFields(choice);
    const outcome = await action.run({
      params: { userId },
      body: { status: to, reason, version, until, verified, compared, ...shown },
    });
    if (!outcome.ok) {
      if (outcome.failure.code !== 'approval_required') return;
      const requested = await approval.requestChange(
        { kind: 'user.unblock', params: { userId, version, verified, ...shown } },
        reason,
      );
      if (!requested.ok) return setRefusal(sentenceOf(requested.failure, failureText));
      setOpen(false);
      showChangeToast(requested.answer.data);
      return;
    }
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
        if (next) {
          action.reset();
          setRefusal(undefined);
        }
        setOpen(next);
      }}
      trigger={
        <Button variant="outline" tone="neutral">
          {t('people.statusChange')}
        </Button>
      }
      username={username}
      plays={user.role === 'player'}
      from={status}
      allowedTo={allowedStatuses}
      activationCheck={check && { label: t(check.label, { username }), missing: t(check.missing) }}
      reasonsFor={(to) => reasons(publicReasons[to])}
      firstEnd={addDays(dayIn(timeZone, serverNow()), 1)}
      onChange={(wanted) => void change(wanted)}
      busy={action.status === 'running'}
      error={refusal ?? error ?? undefined}
    />
  );
}
