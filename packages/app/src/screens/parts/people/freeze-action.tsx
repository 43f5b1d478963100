import { freezeReasons, type UserDetail } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react/lists';
import { Button } from '@lobi/ui';
import { ReasonDialog, type PublicReasonChoice } from '@lobi/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { toRejectionFields } from '../../../i18n/rejection-fields.ts';
import { useReasons } from '../../../i18n/use-reasons.ts';
import { sentenceOf } from './field-errors.ts';

/** Names of freezing and unfreezing. */
const texts = {
  freeze: {
    button: 'people.freeze',
    title: 'people.freezeTitle',
    body: 'people.freezeBody',
    done: 'people.frozenDone',
  },
  unfreeze: {
    button: 'people.unfreeze',
    title: 'people.unfreezeTitle',
    body: 'people.unfreezeBody',
    done: 'people.unfrozenDone',
  },
} as const;

/**
 * Button and dialog that freeze or unfreeze the wallet of a user, with a reason. The dialog performs the
 * action that it showed when it opened, even if the wallet changes meanwhile.
 */
export function FreezeAction({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const action = useAction('user.freeze');
  const [open, setOpen] = useState(false);
  const { id: userId, username, freeze } = user;
  const step = freeze === null ? 'freeze' : 'unfreeze';
  const [opened, setOpened] = useState<typeof step>(step);
  const word = texts[opened];
  const reasons = useReasons();
  const change = async (reason: string, choice: PublicReasonChoice | undefined): Promise<void> => {
    const outcome = await action.run({
      params: { userId },
      body: { frozen: opened === 'freeze', reason, ...toRejectionFields(choice) },
    });
    if (!outcome.ok) return;
    setOpen(false);
    showToast({ tone: 'success', title: t(word.done, { username }) });
  };
  const { failure } = action;
  return (
    <ReasonDialog
      open={open}
      onOpenChange={(next) => {
        if (next) {
          action.reset();
          setOpened(step);
        }
        setOpen(next);
      }}
      trigger={
        <Button variant="outline" tone="neutral">
          {t(texts[step].button)}
        </Button>
      }
      title={t(word.title, { username })}
      submitLabel={t(word.button)}
      tone={opened === 'freeze' ? 'danger' : 'accent'}
      reasons={reasons(freezeReasons[opened])}
      onConfirm={(reason, choice) => void change(reason, choice)}
      busy={action.status === 'running'}
      error={failure ? sentenceOf(failure, failureText) : undefined}
    >
      {t(word.body)}
    </ReasonDialog>
  );
}
