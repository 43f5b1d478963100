import { isTrivialPin, type WithdrawalPinSet } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react/lists';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { fieldErrorsOf } from './field-errors.ts';

const errorFields = { byCode: { password_wrong: 'password', pin_wrong: 'currentPin' } } as const;

/** Sets or changes the user's own PIN, with the status for its form. */
export function usePinSetting() {
  const failureText = useFailureText();
  const action = useAction('withdrawal-pin.set');
  const { failure } = action;
  const fieldErrors = fieldErrorsOf(failure ?? null, failureText, errorFields);
  return {
    isTrivial: isTrivialPin,
    busy: action.status === 'running',
    error: failure && !fieldErrors ? failureText(failure) : undefined,
    fieldErrors,
    reset: action.reset,
    set: async (body: WithdrawalPinSet): Promise<boolean> => {
      const { ok } = await action.run({ body });
      return ok;
    },
  };
}
