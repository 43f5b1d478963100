import { useAction, useEntity } from '@lobi/core/react/lists';
import type { Failure } from '@lobi/core';
import { SecondFactorPanel } from '@lobi/ui/forms';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { fieldErrorsOf } from './field-errors.ts';

interface OwnSecondFactorProps {
  username: string;
  /** Called once the recovery codes have been saved. */
  onDone?: (() => void) | undefined;
  /** Level of its heading; default 2. */
  heading?: 1 | 2 | undefined;
}

const errorFields = { byCode: { password_wrong: 'password', code_wrong: 'code' } } as const;

/** The second factor of the user's sign-in: its status, turning it on and off, and new recovery codes. */
export function OwnSecondFactor({ username, onDone, heading }: OwnSecondFactorProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const secondFactor = useEntity('second-factor.show', {});
  const begin = useAction('second-factor.begin');
  const confirm = useAction('second-factor.confirm');
  const renew = useAction('second-factor.renew');
  const end = useAction('second-factor.end');
  const actions = [begin, confirm, renew, end];
  // Each step starts without the errors of the previous one.
  const fresh = (): void => actions.forEach((action) => action.reset());
  const failure: Failure | undefined = actions.flatMap((action) => action.failure ?? [])[0];
  const fieldErrors = fieldErrorsOf(failure ?? null, failureText, errorFields);
  return (
    <SecondFactorPanel
      username={username}
      heading={heading}
      state={secondFactor.status === 'ready' ? secondFactor.entity : undefined}
      loadError={secondFactor.status === 'failed' ? failureText(secondFactor.failure) : undefined}
      onRetry={secondFactor.status === 'failed' ? secondFactor.refresh : undefined}
      onBegin={async (password) => {
        fresh();
        const outcome = await begin.run({ body: { password } });
        return outcome.ok ? outcome.answer.data : null;
      }}
      onConfirm={async (code) => {
        fresh();
        const outcome = await confirm.run({ body: { code } });
        return outcome.ok ? outcome.answer.data.recoveryCodes : null;
      }}
      onRenew={async (body) => {
        fresh();
        const outcome = await renew.run({ body });
        return outcome.ok ? outcome.answer.data.recoveryCodes : null;
      }}
      onEnd={async (body) => {
        fresh();
        const outcome = await end.run({ body });
        if (outcome.ok) showToast({ tone: 'success', title: t('people.secondFactorOff') });
        return outcome.ok;
      }}
      onDone={onDone}
      busy={actions.some(({ status }) => status === 'running')}
      error={failure && !fieldErrors ? failureText(failure) : undefined}
      fieldErrors={fieldErrors}
    />
  );
}
