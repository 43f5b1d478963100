import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { MoneyInput } from '../money-input/money-input.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import type { LimitUnit } from '../limit-meter/use-limit-amount.ts';

export interface AmountFieldProps {
  unit: LimitUnit;
  /** Decimal text, whole minutes, or `null` for none. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  currency: string;
  error: string | undefined;
  disabled: boolean;
}

/**
 * The amount of a limit as free text: money, or minutes. There are no presets, so that no amount is
 * suggested.
 */
export function AmountField({
  unit,
  value,
  onValueChange,
  currency,
  error,
  disabled,
}: AmountFieldProps) {
  const { safety } = useMessages();
  if (unit === 'money') {
    return (
      <MoneyInput
        label={safety.limitNew}
        value={value}
        onValueChange={onValueChange}
        currency={currency}
        error={error}
        disabled={disabled}
      />
    );
  }
  return (
    <NumberField
      label={safety.limitNewMinutes}
      error={error}
      size="lg"
      stepper={false}
      min={1}
      format={{ maximumFractionDigits: 0 }}
      disabled={disabled}
      value={value === null ? null : Number(value)}
      onValueChange={(minutes) => onValueChange(minutes === null ? null : String(minutes))}
    />
  );
}
