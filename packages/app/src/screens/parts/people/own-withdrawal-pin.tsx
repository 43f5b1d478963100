import { useAction, useEntity } from '@lobi/core/react/lists';
import { WithdrawalPinPanel } from '@lobi/ui/forms';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { fieldErrorsOf } from './field-errors.ts';
import { usePinSetting } from './use-pin-setting.ts';

const errorFields = { byCode: { password_wrong: 'password', pin_wrong: 'pin' } } as const;

/**
 * The user's own withdrawal PIN: its status, setting, changing and removing it. A notification reports
 * changes.
 */
export function OwnWithdrawalPin() {
  const failureText = useFailureText();
  const pinState = useEntity('withdrawal-pin.show', {});
  const { set, reset, isTrivial, ...setting } = usePinSetting();
  const end = useAction('withdrawal-pin.end');
  const { failure } = end;
  const ofEnd = fieldErrorsOf(failure ?? null, failureText, errorFields);
  return (
    <WithdrawalPinPanel
      state={pinState.status === 'ready' ? pinState.entity : undefined}
      loadError={pinState.status === 'failed' ? failureText(pinState.failure) : undefined}
      onRetry={pinState.status === 'failed' ? pinState.refresh : undefined}
      isTrivial={isTrivial}
      onSet={(values) => {
        end.reset();
        return set(values);
      }}
      onEnd={async (body) => {
        reset();
        const { ok } = await end.run({ body });
        return ok;
      }}
      busy={setting.busy || end.status === 'running'}
      error={setting.error ?? (failure && !ofEnd ? failureText(failure) : undefined)}
      fieldErrors={setting.fieldErrors ?? ofEnd}
    />
  );
}
