import type { UserDetail } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react/lists';
import type { MessageKey } from '@lobi/core/locales';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../page/toasts.ts';
import { AskAction } from '../ask-action.tsx';

/** Credentials that staff resets for a user who lost them, with their texts. */
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
  /** Call to send after the user has confirmed. */
  call: keyof typeof helps;
}

/**
 * Button and dialog by which staff helps a user who lost the device and the recovery codes, or
 * forgot the PIN. @source ours – security 6.3.3
 */
export function HelpAction({ user, call }: HelpActionProps) {
  const { t } = useTranslation();
  const action = useAction(call);
  const texts = helps[call];
  const { id: userId, username } = user;
  const help = async (): Promise<boolean> => {
    const outcome = await action.run({ params: { userId } });
    if (outcome.ok) showToast({ tone: 'success', title: t(texts.done, { username }) });
    return outcome.ok;
  };
  return (
    <AskAction
      label={t(texts.label)}
      title={t(texts.title, { username })}
      description={t(texts.body)}
      action={action}
      onSend={help}
    />
  );
}
