import { forwardRef, type HTMLAttributes } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { formatMoney } from '../money/format-money.ts';
import { useCurrency } from '../money/use-currency.ts';
import { compareAmounts, scaleAmount } from '../odds/amount-math.ts';
import * as S from './amount-pad.styles.ts';

export interface AmountPadProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Amount now, as decimal text; `null` or `''` when there is none. */
  value: string | null;
  onValueChange: (value: string) => void;
  /** Amounts to choose from; default 10, 25, 50, 100, 500 thousand and 1 million. */
  presets?: readonly string[] | undefined;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** What may be spent; presets beyond it are switched off. */
  balance?: string | undefined;
  /** Offers half, double and the largest amount; default true. */
  steps?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** @source ours */
const usualPresets = ['10000', '25000', '50000', '100000', '500000', '1000000'] as const;

const isEmpty = (value: string | null): value is null | '' => value === null || value === '';

/**
 * Amounts to tap: presets, half, double, and the most that limits and balance allow.
 * @example <AmountPad value={stake} onValueChange={setStake} max="5000000" balance={available} />
 */
export const AmountPad = forwardRef<HTMLDivElement, AmountPadProps>(function AmountPad(
  {
    value,
    onValueChange,
    presets = usualPresets,
    currency: code,
    min,
    max,
    balance,
    steps = true,
    disabled = false,
    className,
    ...rest
  },
  ref,
) {
  const { locale, messages } = useKit();
  const currency = useCurrency(code);
  const { money: words } = messages;
  const most = [max, balance]
    .filter((bound) => bound !== undefined)
    .reduce<string | undefined>(
      (least, bound) =>
        least === undefined || compareAmounts(bound, least, currency.code) < 0 ? bound : least,
      undefined,
    );
  const allowed = (amount: string): boolean =>
    !disabled &&
    (most === undefined || compareAmounts(amount, most, currency.code) <= 0) &&
    (min === undefined || compareAmounts(amount, min, currency.code) >= 0);
  const say = (amount: string, compact = false): string =>
    formatMoney(amount, currency.code, { locale, compact, compactDecimals: 3 }) ?? amount;

  const amount = isEmpty(value) ? undefined : value;
  const half = amount === undefined ? undefined : scaleAmount(amount, 1, 2, currency.code);
  const double = amount === undefined ? undefined : scaleAmount(amount, 2, 1, currency.code);
  const stepButtons = [
    { key: 'half', text: '½', label: words.amountHalf, to: half },
    { key: 'double', text: '×2', label: words.amountDouble, to: double },
    { key: 'max', text: words.amountMax, label: words.amountMaxLabel, to: most },
  ];

  return (
    <S.Root
      aria-label={words.amountPad}
      {...rest}
      ref={ref}
      role="group"
      className={slotClass('AmountPad', 'root', className)}
    >
      {presets.map((preset) => {
        const chosen = amount !== undefined && compareAmounts(amount, preset, currency.code) === 0;
        return (
          <S.Key
            key={preset}
            type="button"
            className="lobi-AmountPad-preset"
            aria-pressed={chosen}
            data-selected={flag(chosen)}
            disabled={!allowed(preset)}
            onClick={() => onValueChange(preset)}
          >
            {say(preset, true)}
            <VisuallyHidden>, {say(preset)}</VisuallyHidden>
          </S.Key>
        );
      })}
      {steps &&
        stepButtons.map(({ key, text, label, to }) => (
          <S.Key
            key={key}
            type="button"
            className="lobi-AmountPad-step"
            data-step=""
            disabled={to === undefined || !allowed(to)}
            onClick={() => to !== undefined && onValueChange(to)}
          >
            {text}
            {text !== label && <VisuallyHidden>, {label}</VisuallyHidden>}
          </S.Key>
        ))}
    </S.Root>
  );
});
