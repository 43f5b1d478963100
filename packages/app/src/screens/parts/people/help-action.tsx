import type { UserDetail } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react';
import type { MessageKey } from '@lobi/core/locales';
import { Button, Callout, ConfirmDialog } from '@lobi/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { sentenceOf } from './field-errors.ts';

/** What staff takes away from somebody who lost it, and the words for it. */
const helps = {
  'second-factor.reset': {
    label: 'people.endSecondFactor',
    title: 'people.endSecondFactorTitle',
    body: 'people.endSecondFactorBody',
    done: 'people.secondFactorEnded',
  },
  'withdrawal-pin.reset': {
    label: 'people.resetPin',
    title: 'people.resetPinTitle',
    body: 'people.resetPinBody',
    done: 'people.pinReset',
  },
} as const satisfies Record<string, Record<'label' | 'title' | 'body' | 'done', MessageKey>>;

interface HelpActionProps {
  user: UserDetail;
  /** What is done once it has been asked whether it is sure. */
  call: keyof typeof helps;
}

/**
 * Button and dialog by which staff helps somebody who lost the device and the recovery codes, or
 * forgot the PIN. @source ours – security 6.3.3
 */
export function HelpAction({ user, call }: HelpActionProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const action = useAction(call);
  const [open, setOpen] = useState(false);
  const words = helps[call];
  const { id: userId, username } = user;
  const help = async (): Promise<void> => {
    const outcome = await action.run({ params: { userId } });
    if (!outcome.ok) return;
    setOpen(false);
    showToast({ tone: 'success', title: t(words.done, { username }) });
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
          {t(words.label)}
        </Button>
      }
      title={t(words.title, { username })}
      description={t(words.body)}
      confirmLabel={t(words.label)}
      busy={action.status === 'running'}
      onConfirm={() => void help()}
    >
      {action.failure && (
        <Callout tone="danger" role="alert">
          {sentenceOf(action.failure, failureText)}
        </Callout>
      )}
    </ConfirmDialog>
  );
}
