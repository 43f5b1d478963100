import { useState } from 'react';
import type { HeadingLevel } from '../../primitives/heading/heading.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from '../auth/second-factor.styles.ts';
import { SettingPanel } from '../auth/setting-panel.tsx';
import { WithdrawalPinEndForm } from './withdrawal-pin-end-form.tsx';
import { WithdrawalPinForm } from './withdrawal-pin-form.tsx';
import { WithdrawalPinRest } from './withdrawal-pin-rest.tsx';
import type { WithdrawalPinPanelProps } from './withdrawal-pin.types.ts';

type At = 'rest' | 'set' | 'end';

/**
 * The user's withdrawal PIN: its purpose, and setting, changing and removing it.
 * @source ours – experience (Withdraw: PIN)
 * @example <WithdrawalPinPanel state={state} isTrivial={isTrivialPin} onSet={set} onEnd={end} />
 */
export function WithdrawalPinPanel({
  state,
  onSet,
  onEnd,
  isTrivial,
  loadError,
  onRetry,
  heading = 2,
  className,
  busy,
  error,
  fieldErrors,
}: WithdrawalPinPanelProps) {
  const { withdrawalPin: texts } = useMessages();
  const [at, setAt] = useState<At>('rest');
  // An error of one step is not shown at another.
  const [isRejected, setIsRejected] = useState(false);

  const go = (next: At): void => {
    setIsRejected(false);
    setAt(next);
  };
  const follow = async (answer: Promise<boolean>): Promise<void> => {
    setIsRejected(false);
    if (await answer) go('rest');
    else setIsRejected(true);
  };
  const shared = {
    level: Math.min(heading + 1, 6) as HeadingLevel,
    busy,
    error: isRejected ? error : undefined,
    fieldErrors: isRejected ? fieldErrors : undefined,
    onCancel: () => go('rest'),
  };
  return (
    <SettingPanel
      texts={texts}
      since={state?.since}
      isAtRest={at === 'rest'}
      loadError={loadError}
      onRetry={onRetry}
      heading={heading}
      className={slotClass('WithdrawalPinPanel', 'root', className)}
    >
      {state && (
        <S.Step>
          {at === 'rest' && (
            <WithdrawalPinRest {...state} onSet={() => go('set')} onEnd={() => go('end')} />
          )}
          {at === 'set' && (
            <WithdrawalPinForm
              {...shared}
              isChange={state.since !== null}
              isTrivial={isTrivial}
              onSubmit={(values) => follow(onSet(values))}
            />
          )}
          {at === 'end' && (
            <WithdrawalPinEndForm {...shared} onSubmit={(values) => follow(onEnd(values))} />
          )}
        </S.Step>
      )}
    </SettingPanel>
  );
}
