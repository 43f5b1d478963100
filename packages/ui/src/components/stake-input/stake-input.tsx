import { forwardRef, useState } from 'react';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { AmountPad } from '../amount-pad/amount-pad.tsx';
import { MoneyInput, type MoneyInputProps } from '../money-input/money-input.tsx';
import * as S from './stake-input.styles.ts';

export interface StakeInputProps extends Omit<MoneyInputProps, 'label' | 'defaultValue'> {
  /** Default "Nilai taruhan". */
  label?: string | undefined;
  defaultValue?: string | null | undefined;
  /** Quick amounts; default those of `AmountPad`. An empty list hides them. */
  presets?: readonly string[] | undefined;
}

/**
 * Field for a stake: a money field with quick amounts within limits and balance. Nothing is prefilled, and no
 * amount is highlighted over another.
 */
export const StakeInput = forwardRef<HTMLDivElement, StakeInputProps>(function StakeInput(
  {
    label,
    value,
    defaultValue = null,
    onValueChange,
    presets,
    currency,
    min,
    max,
    balance,
    disabled = false,
    className,
    ...rest
  },
  ref,
) {
  const { play } = useMessages();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const current = value === undefined ? ownValue : value;
  const bounds = { currency, min, max, balance };
  const take: MoneyInputProps['onValueChange'] = (next, change) => {
    setOwnValue(next);
    onValueChange?.(next, change);
  };
  return (
    <S.Root ref={ref} className={slotClass('StakeInput', 'root', className)}>
      <MoneyInput
        {...rest}
        {...bounds}
        label={label ?? play.stake}
        value={current}
        onValueChange={take}
        disabled={disabled}
      />
      {presets?.length !== 0 && (
        <AmountPad
          {...bounds}
          presets={presets}
          value={current}
          disabled={disabled}
          onValueChange={(next) => take(next, { text: next, problem: undefined })}
        />
      )}
    </S.Root>
  );
});
