import { WithdrawalPinForm } from '@lobi/ui/forms';
import { usePinSetting } from '../people/use-pin-setting.ts';

interface PinSetupProps {
  /** Leads back to what was entered before. */
  onCancel: () => void;
}

/** Sets a first PIN where the platform requires one for withdrawals. */
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
