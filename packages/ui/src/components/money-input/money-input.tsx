import { editMoneyText, formatMoneyText, isOwnWriting } from '@lobi/formats';
import {
  forwardRef,
  useRef,
  useState,
  type ChangeEvent,
  type InputHTMLAttributes,
  type Ref,
} from 'react';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { ClearButton } from '../form-field/clear-button.tsx';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import * as F from '../form-field/form-field.styles.ts';
import { readText } from '../form-field/read-text.ts';
import { splitField } from '../form-field/split-field.ts';
import { useValueField } from '../form-field/use-value-field.ts';
import { useCurrency } from '../money/use-currency.ts';
import { mergeRefs } from '../text-field/merge-refs.ts';
import { MoneyLimits } from './money-limits.tsx';
import { moneyProblem, type MoneyProblem } from './money-problem.ts';
import { useMoneyDraft } from './use-money-draft.ts';
import { useProblemSentence } from './use-problem-sentence.ts';
import * as S from './money-input.styles.ts';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

/** Details of a money field's change in addition to the amount. */
export interface MoneyChange {
  /** Typed text. */
  readonly text: string;
  /** Problem of the amount, if any. */
  readonly problem: MoneyProblem | undefined;
}

export interface MoneyInputProps
  extends
    FieldProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      | keyof FieldProps
      | 'size'
      | 'value'
      | 'defaultValue'
      | 'min'
      | 'max'
      | 'type'
      | 'inputMode'
      | 'prefix'
      | 'children'
    > {
  /** Decimal text in major units; `null` or `''` when empty. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** Called with the amount as decimal text, or `null` while there is no valid amount. */
  onValueChange?: ((value: string | null, change: MoneyChange) => void) | undefined;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  /** Minimum amount, as decimal text. */
  min?: string | undefined;
  /** Maximum amount, as decimal text. */
  max?: string | undefined;
  /** Available balance; a larger amount is marked `data-insufficient`. */
  balance?: string | undefined;
  /** Shows min, max and balance beside the label, in short form; default true. */
  showLimits?: boolean | undefined;
  /** Shows a button that clears the field; default true. */
  clearable?: boolean | undefined;
  /** Default `lg`. */
  size?: 'md' | 'lg' | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * An amount of money. Groups digits while typing without moving the caret, parses common notations
 * (`1250000`, `1.250.000`, `1,25jt`, `50rb`) and returns exact decimal text. Other notations are shown in
 * full beside it, until the field is left and formatted. Outside a form it shows its own error; in a form the
 * schema validates it.
 * @example <MoneyInput label="Jumlah" value={stake} onValueChange={setStake} min="10000" />
 */
export const MoneyInput = forwardRef<HTMLDivElement, MoneyInputProps>(
  function MoneyInput(props, ref) {
    const { frame, facts, own, required, disabled } = splitField<MoneyInputProps>(props);
    const {
      value,
      defaultValue = null,
      onValueChange,
      currency: code,
      min,
      max,
      balance,
      showLimits = true,
      clearable = true,
      size = 'lg',
      inputRef,
      className,
      id,
      onChange,
      onBlur,
      ...rest
    } = own;
    const { locale } = useKit();
    const currency = useCurrency(code);
    const field = useValueField(facts, { value, defaultValue, read: readText, id });
    const rules = { locale, decimals: currency.decimals };
    const draft = useMoneyDraft(field.current, rules);
    const input = useRef<HTMLInputElement>(null);
    const [caret, setCaret] = useState<{ at: number }>();

    useLayoutEffect(() => {
      const element = input.current;
      if (caret && element && element.ownerDocument.activeElement === element) {
        element.setSelectionRange(caret.at, caret.at);
      }
    }, [caret]);

    const take = (text: string): void => {
      const amount = draft.take(text);
      const problem = moneyProblem(text, amount, currency.code, { min, max, balance });
      field.set(amount ?? null, amount ?? text);
      onValueChange?.(amount ?? null, { text, problem });
    };
    const change = (event: ChangeEvent<HTMLInputElement>): void => {
      const { value: text, selectionStart } = event.target;
      const { inputType = '' } = event.nativeEvent as Partial<InputEvent>;
      const raw = { text, caret: selectionStart ?? text.length };
      const edited = editMoneyText(draft.text, raw, inputType, rules);
      setCaret({ at: edited.caret });
      onChange?.(event);
      take(edited.text);
    };

    const problem = moneyProblem(draft.text, draft.amount, currency.code, { min, max, balance });
    const message = useProblemSentence(problem, field.fieldName, currency.code, { min, max });
    const meant =
      draft.amount !== undefined && !isOwnWriting(draft.text, rules)
        ? formatMoneyText(draft.amount, currency.code, { locale })
        : undefined;
    const limits = showLimits && (
      <MoneyLimits currency={currency.code} min={min} max={max} balance={balance} />
    );

    return (
      <FormField
        {...frame}
        ref={ref}
        className={slotClass('MoneyInput', 'root', className)}
        labelEnd={
          frame.labelEnd ??
          ((min ?? max ?? balance) === undefined ? undefined : limits || undefined)
        }
        error={field.error ?? (field.inForm ? undefined : message)}
        controlId={field.controlId}
      >
        {(control) => (
          <S.Frame
            className="lobi-MoneyInput-frame"
            // Isolates symbol and digits, so that they stay together on right-to-left pages too.
            dir="ltr"
            data-size={size}
            data-invalid={flag(control['aria-invalid'])}
            data-disabled={flag(disabled)}
            data-empty={flag(draft.text === '')}
            data-under-min={flag(problem === 'min')}
            data-over-max={flag(problem === 'max')}
            data-insufficient={flag(problem === 'insufficient')}
          >
            <F.Affix data-at="start" aria-hidden="true">
              {currency.symbol}
            </F.Affix>
            <F.Input
              autoComplete="off"
              placeholder="0"
              readOnly={field.readOnly}
              {...rest}
              {...control}
              ref={mergeRefs<HTMLInputElement>(input, inputRef, field.ref)}
              className="lobi-MoneyInput-input"
              type="text"
              inputMode={currency.decimals === 0 ? 'numeric' : 'decimal'}
              name={facts.name}
              required={required}
              disabled={disabled}
              value={draft.text}
              onChange={change}
              onBlur={(event) => {
                draft.settle();
                field.onBlur();
                onBlur?.(event);
              }}
            />
            {meant !== undefined && (
              <S.Meant className="lobi-MoneyInput-meant" htmlFor={control.id} translate="no">
                = {meant}
              </S.Meant>
            )}
            {clearable && draft.text !== '' && !disabled && !field.readOnly && (
              <ClearButton
                field={field.fieldName}
                onClick={() => {
                  take('');
                  input.current?.focus();
                }}
              />
            )}
          </S.Frame>
        )}
      </FormField>
    );
  },
);
