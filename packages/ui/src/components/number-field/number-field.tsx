import { mdiMinus, mdiPlus } from '@mdi/js';
import {
  forwardRef,
  useRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import * as F from '../form-field/form-field.styles.ts';
import { splitField } from '../form-field/split-field.ts';
import { useValueField } from '../form-field/use-value-field.ts';
import { mergeRefs } from '../text-field/merge-refs.ts';
import * as S from './number-field.styles.ts';
import { StepButton } from './step-button.tsx';
import { useNumberDraft } from './use-number-draft.ts';
import { useNumberSentence } from './use-number-sentence.ts';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

export interface NumberFieldProps
  extends
    FieldProps,
    Omit<
      HTMLAttributes<HTMLDivElement>,
      keyof FieldProps | 'defaultValue' | 'prefix' | 'children'
    > {
  /** `null` while the field is empty or its text is invalid. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Minimum; a typed number below it is preserved and rejected with a message. The buttons stop at it. */
  min?: number | undefined;
  max?: number | undefined;
  /** Step of arrows and buttons; default 1. Ten times as large with Shift. */
  step?: number | undefined;
  /** Format of the number, e.g. `{ style: 'percent' }` or `{ maximumFractionDigits: 2 }`. */
  format?: Intl.NumberFormatOptions | undefined;
  /** Content before the number, inside the box. */
  prefix?: ReactNode;
  /** Content after the number, inside the box, e.g. a unit. */
  suffix?: ReactNode;
  placeholder?: string | undefined;
  /** Shows buttons to decrease and increase; default true. */
  stepper?: boolean | undefined;
  /** Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Fields of the form to validate again when this one changes, if they were touched. */
  revalidates?: readonly string[] | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Steps a floating-point number without rounding errors. */
const clean = (value: number): number => Number(value.toPrecision(12));

/** Number of steps for each key. */
const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number in the user's notation, with either decimal mark. An invalid or ambiguous text is preserved and
 * rejected with a message; in a form it is passed on as text, which no number schema accepts. The mouse wheel
 * never changes it.
 * @example <NumberField name="seats" label="Jumlah Kartu" min={1} max={4} />
 */
export const NumberField = forwardRef<HTMLDivElement, NumberFieldProps>(
  function NumberField(props, ref) {
    const { frame, facts, own, required, disabled } = splitField<NumberFieldProps>(props);
    const {
      value,
      defaultValue = null,
      onValueChange,
      min,
      max,
      step = 1,
      format,
      prefix,
      suffix,
      placeholder,
      stepper = true,
      size = 'md',
      revalidates,
      inputRef,
      className,
      id,
      ...rest
    } = own;
    const { locale, messages } = useKit();
    const field = useValueField(facts, { value, defaultValue, read: readNumber, id, revalidates });
    const { controls } = messages;
    const draft = useNumberDraft(field.current, { locale, format }, suffix);
    const message = useNumberSentence(draft, field.fieldName, { min, max, format });
    const locked = disabled || field.readOnly;

    const take = (next: number | null, formValue: unknown = next): void => {
      field.set(next, formValue);
      onValueChange?.(next);
    };
    const put = (next: number): void => {
      draft.show(next);
      take(next);
    };
    const stepBy = (count: number): void => {
      const next = clean((draft.value ?? min ?? 0) + count * step);
      put(Math.min(max ?? next, Math.max(min ?? next, next)));
    };
    const press = (event: KeyboardEvent): void => {
      const count = steps[event.key];
      const bound = { Home: min, End: max }[event.key];
      if (locked || (count === undefined && bound === undefined)) return;
      event.preventDefault();
      if (bound === undefined) stepBy((count ?? 0) * (event.shiftKey ? 10 : 1));
      else put(bound);
    };
    // Replacing the text by its ungrouped form would lose a select-all.
    const input = useRef<HTMLInputElement>(null);
    const { isOpen } = draft;
    useLayoutEffect(() => {
      if (isOpen) input.current?.select();
    }, [isOpen]);

    return (
      <FormField
        {...rest}
        {...frame}
        ref={ref}
        className={slotClass('NumberField', 'root', className)}
        error={message.unreadable ?? field.error ?? (field.inForm ? undefined : message.beyond)}
        controlId={field.controlId}
      >
        {(control) => (
          <S.Frame
            className="lobi-NumberField-frame"
            data-size={size}
            data-invalid={flag(control['aria-invalid'])}
            data-disabled={flag(disabled)}
          >
            {prefix != null && <F.Affix data-at="start">{prefix}</F.Affix>}
            <F.Input
              {...control}
              ref={mergeRefs<HTMLInputElement>(field.ref, input, inputRef)}
              className="lobi-NumberField-input"
              value={draft.text}
              placeholder={placeholder}
              inputMode={draft.isWhole ? 'numeric' : 'decimal'}
              autoComplete="off"
              dir="ltr"
              required={required}
              disabled={disabled}
              readOnly={field.readOnly}
              onChange={({ target }) => {
                const next = draft.type(target.value);
                take(next, next ?? (target.value === '' ? null : target.value));
              }}
              onKeyDown={press}
              onFocus={draft.open}
              onBlur={() => {
                draft.settle();
                field.onBlur();
              }}
            />
            {suffix != null && (
              <F.Affix data-at="end" data-text={flag(typeof suffix === 'string')}>
                {suffix}
              </F.Affix>
            )}
            {stepper && (
              <>
                <StepButton
                  className="lobi-NumberField-less"
                  label={fill(controls.numberLess, { field: field.fieldName })}
                  icon={mdiMinus}
                  disabled={locked || (draft.value !== null && draft.value <= (min ?? -Infinity))}
                  onStep={() => stepBy(-1)}
                />
                <StepButton
                  className="lobi-NumberField-more"
                  label={fill(controls.numberMore, { field: field.fieldName })}
                  icon={mdiPlus}
                  disabled={locked || (draft.value !== null && draft.value >= (max ?? Infinity))}
                  onStep={() => stepBy(1)}
                />
              </>
            )}
          </S.Frame>
        )}
      </FormField>
    );
  },
);

const readNumber = (formValue: unknown): number | null =>
  typeof formValue === 'number' && Number.isFinite(formValue) ? formValue : null;
