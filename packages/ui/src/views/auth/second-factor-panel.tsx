import { Stepper } from '../../components/stepper/stepper.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { SecondFactorSteps } from './second-factor-steps.tsx';
import type { SecondFactorPanelProps } from './second-factor.types.ts';
import { SettingPanel } from './setting-panel.tsx';
import { useSecondFactorWay } from './use-second-factor-way.ts';

/** Numbered steps of enabling it. */
const onTheWay: readonly string[] = ['password', 'scan', 'codes'];

/**
 * The user's own second factor: its purpose, set-up with an authenticator app, the recovery codes, new
 * codes, and disabling it. Also for a page that requires it.
 * @source ours (security.md 6.3.3)
 * @example <SecondFactorPanel state={state} username="siti" onBegin={begin} onConfirm={confirm}
 *   onRenew={renew} onEnd={end} />
 */
export function SecondFactorPanel(props: SecondFactorPanelProps) {
  const { state, loadError, onRetry, heading = 2, className } = props;
  const { secondFactor: texts } = useMessages();
  const way = useSecondFactorWay(props);
  const { at } = way.step;
  return (
    <SettingPanel
      texts={texts}
      since={state?.since}
      isAtRest={at === 'rest'}
      loadError={loadError}
      onRetry={onRetry}
      heading={heading}
      className={slotClass('SecondFactorPanel', 'root', className)}
    >
      {onTheWay.includes(at) && (
        <Stepper
          current={at}
          steps={[
            { id: 'password', label: texts.stepPassword },
            { id: 'scan', label: texts.stepScan },
            { id: 'codes', label: texts.stepKeep },
          ]}
        />
      )}
      {state && <SecondFactorSteps {...props} state={state} way={way} heading={heading} />}
    </SettingPanel>
  );
}
