import { Toolbar } from '@base-ui/react/toolbar';
import { compareAmounts, formatMoneyText, scaleAmount, sumAmounts } from '@lobi/formats';
import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { useCurrency } from '../money/use-currency.ts';
import { AmountKeypad } from './amount-keypad.tsx';
import * as S from './amount-pad.styles.ts';

export interface AmountPadProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Current amount as decimal text; `null` or `''` if there is none. */
  value: string | null;
  onValueChange: (value: string) => void;
  /** Amounts to choose from; default 10, 25, 50, 100, 500 thousand and 1 million. */
  presets?: readonly string[] | undefined;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** Available balance; presets beyond it are disabled. */
  balance?: string | undefined;
  /** Offers half, double and the maximum amount; default true. */
  steps?: boolean | undefined;
  /** Shows a button that clears the amount; default false. */
  clear?: boolean | undefined;
  /** Whether a preset replaces the amount or is added to it; default `set`. */
  mode?: 'set' | 'add' | undefined;
  /** Shows a keypad below: always, or only on touch devices. Default none. */
  keypad?: boolean | 'touch' | undefined;
  disabled?: boolean | undefined;
}

/** @source ours */
const usualPresets = ['10000', '25000', '50000', '100000', '500000', '1000000'] as const;

const isEmpty = (value: string | null): value is null | '' => value === null || value === '';

/**
 * Amounts to tap: presets, half, double, the maximum by limits and balance, and digits in place of a
 * phone's own keyboard. The choices are a toolbar: one tab stop, arrow keys inside.
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
    clear = false,
    mode = 'set',
    keypad = false,
    disabled = false,
    className,
    ...rest
  },
  ref,
) {
  const { locale, messages } = useKit();
  const currency = useCurrency(code);
  const { controls, money: texts } = messages;
  const maximum = [max, balance]
    .filter((bound) => bound !== undefined)
    .reduce<string | undefined>(
      (lowest, bound) =>
        lowest === undefined || compareAmounts(bound, lowest, currency.code) < 0 ? bound : lowest,
      undefined,
    );
  const allowed = (amount: string): boolean =>
    !disabled &&
    (maximum === undefined || compareAmounts(amount, maximum, currency.code) <= 0) &&
    (min === undefined || compareAmounts(amount, min, currency.code) >= 0);
  const formatAmount = (amount: string, compact = false): string =>
    formatMoneyText(amount, currency.code, { locale, compact, compactDecimals: 3 }) ?? amount;

  const amount = isEmpty(value) ? undefined : value;
  const half = amount === undefined ? undefined : scaleAmount(amount, 1, 2, currency.code);
  const double = amount === undefined ? undefined : scaleAmount(amount, 2, 1, currency.code);
  const stepButtons = [
    { key: 'half', text: '½', label: texts.amountHalf, to: half },
    { key: 'double', text: '×2', label: texts.amountDouble, to: double },
    { key: 'max', text: texts.amountMax, label: texts.amountMaxLabel, to: maximum },
  ];
  const afterPreset = (preset: string): string =>
    mode === 'add' && amount !== undefined ? sumAmounts([amount, preset], currency.code) : preset;

  return (
    <S.Root {...rest} ref={ref} className={slotClass('AmountPad', 'root', className)}>
      <Toolbar.Root
        aria-label={texts.amountPad}
        className="lobi-AmountPad-choices"
        render={<S.Choices />}
      >
        {presets.map((preset) => {
          const next = afterPreset(preset);
          const chosen =
            mode === 'set' &&
            amount !== undefined &&
            compareAmounts(amount, preset, currency.code) === 0;
          const spoken =
            mode === 'add'
              ? fill(controls.keypadAdd, { amount: formatAmount(preset) })
              : formatAmount(preset);
          return (
            <Toolbar.Button
              key={preset}
              focusableWhenDisabled={false}
              className="lobi-AmountPad-preset"
              aria-pressed={mode === 'set' ? chosen : undefined}
              data-selected={flag(chosen)}
              disabled={!allowed(next)}
              onClick={() => onValueChange(next)}
              render={<S.Key />}
            >
              <bdi dir="ltr">
                {mode === 'add' && '+'}
                {formatAmount(preset, true)}
              </bdi>
              <VisuallyHidden>, {spoken}</VisuallyHidden>
            </Toolbar.Button>
          );
        })}
        {steps &&
          stepButtons.map(({ key, text, label, to }) => (
            <Toolbar.Button
              key={key}
              focusableWhenDisabled={false}
              className="lobi-AmountPad-step"
              data-step=""
              disabled={to === undefined || !allowed(to)}
              onClick={() => to !== undefined && onValueChange(to)}
              render={<S.Key />}
            >
              <bdi dir="ltr">{text}</bdi>
              {text !== label && <VisuallyHidden>, {label}</VisuallyHidden>}
            </Toolbar.Button>
          ))}
        {clear && (
          <Toolbar.Button
            focusableWhenDisabled={false}
            className="lobi-AmountPad-step"
            data-step=""
            disabled={disabled || amount === undefined}
            onClick={() => onValueChange('')}
            render={<S.Key />}
          >
            {controls.keypadClear}
          </Toolbar.Button>
        )}
      </Toolbar.Root>
      {keypad !== false && (
        <AmountKeypad
          value={amount ?? ''}
          onValueChange={onValueChange}
          decimals={currency.decimals}
          disabled={disabled}
          touchOnly={keypad === 'touch'}
        />
      )}
    </S.Root>
  );
});
