import { WithdrawalPinForm } from '@lobi/ui/forms';
import { usePinSetting } from '../people/use-pin-setting.ts';

interface PinSetupProps {
  /** Returns to the previous form. */
  onCancel: () => void;
}

/** Sets a first PIN if the platform requires one for withdrawals. */
export function PinSetup({ onCancel }: PinSetupProps) {
  const { set, reset: _, ...setting } = usePinSetting();
  return (
    <WithdrawalPinForm
      {...setting}
      demanded
      onSubmit={(values) => void set(values)}
      onCancel={onCancel}
    />
  );
}
