import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { FormField } from '../form-field/form-field.tsx';
import * as F from '../form-field/form-field.styles.ts';
import { MoneyInput } from '../money-input/money-input.tsx';
import type { LimitUnit } from '../limit-meter/use-limit-amount.ts';

export interface AmountFieldProps {
  unit: LimitUnit;
  /** Decimal text, whole minutes, or `null` while there is none. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  currency: string;
  error: string | undefined;
  disabled: boolean;
}

/** The amount of a limit as free text: money, or minutes. No presets, so that none is suggested. */
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
    <FormField label={safety.limitNewMinutes} error={error}>
      {(control) => (
        <F.Frame data-size="lg">
          <F.Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            maxLength={5}
            disabled={disabled}
            value={value ?? ''}
            onChange={(event) => {
              const digits = event.target.value.replace(/\D/g, '');
              onValueChange(digits === '' ? null : digits);
            }}
          />
        </F.Frame>
      )}
    </FormField>
  );
}
