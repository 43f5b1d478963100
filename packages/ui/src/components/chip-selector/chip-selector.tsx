import { Radio } from '@base-ui/react/radio';
import type { RadioGroup } from '@base-ui/react/radio-group';
import { compareAmounts, formatMoneyText } from '@lobi/formats';
import { forwardRef, type HTMLAttributes } from 'react';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { useCurrency } from '../money/use-currency.ts';
import * as S from './chip-selector.styles.ts';

export interface ChipSelectorProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'defaultValue'
> {
  /** Values of the chips as decimal text, smallest first; default 10 thousand to 5 million. */
  chips?: readonly string[] | undefined;
  /** Chosen chip; `null` for none. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onValueChange?: ((value: string, details: RadioGroup.ChangeEventDetails) => void) | undefined;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  /** Available balance; chips beyond it are disabled. */
  balance?: string | undefined;
  disabled?: boolean | undefined;
}

/** @source ours */
const usualChips = ['10000', '25000', '50000', '100000', '500000', '1000000', '5000000'] as const;

/** Chips for bets on a table, one of which is selected. The value is shown on each. */
export const ChipSelector = forwardRef<HTMLDivElement, ChipSelectorProps>(function ChipSelector(
  {
    chips = usualChips,
    value,
    defaultValue,
    onValueChange,
    currency: code,
    balance,
    disabled = false,
    className,
    ...rest
  },
  ref,
) {
  const { locale, messages } = useKit();
  const currency = useCurrency(code);
  const formatAmount = (amount: string, compact: boolean): string =>
    formatMoneyText(amount, currency.code, { locale, compact }) ?? amount;
  return (
    <S.Root
      aria-label={messages.play.chips}
      {...rest}
      ref={ref}
      className={slotClass('ChipSelector', 'root', className)}
      value={value}
      defaultValue={defaultValue}
      disabled={disabled}
      onValueChange={(next, details) => onValueChange?.(next as string, details)}
    >
      {chips.map((chip, index) => (
        <Radio.Root
          key={chip}
          value={chip}
          disabled={balance !== undefined && compareAmounts(chip, balance, currency.code) > 0}
          render={
            <S.Chip className="lobi-ChipSelector-chip" data-rank={index % S.ranks}>
              <span aria-hidden="true" dir="ltr">
                {formatAmount(chip, true)}
              </span>
              <VisuallyHidden>{formatAmount(chip, false)}</VisuallyHidden>
            </S.Chip>
          }
        />
      ))}
    </S.Root>
  );
});
