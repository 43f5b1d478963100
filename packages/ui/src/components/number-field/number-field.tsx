import { NumberField as Base } from '@base-ui/react/number-field';
import { mdiMinus, mdiPlus } from '@mdi/js';
import { forwardRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { capitalise } from '../form-field/field-name.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import * as F from '../form-field/form-field.styles.ts';
import { splitField } from '../form-field/split-field.ts';
import { useValueField } from '../form-field/use-value-field.ts';
import { mergeRefs } from '../text-field/merge-refs.ts';
import * as S from './number-field.styles.ts';
import { numberFormat } from '../../primitives/intl-formats.ts';

export interface NumberFieldProps
  extends
    FieldProps,
    Omit<
      HTMLAttributes<HTMLDivElement>,
      keyof FieldProps | 'defaultValue' | 'prefix' | 'children'
    > {
  /** `null` while empty. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  onValueChange?:
    ((value: number | null, details: Base.Root.ChangeEventDetails) => void) | undefined;
  /** Typing beyond it is kept and refused with a sentence; the buttons stop at it. */
  min?: number | undefined;
  max?: number | undefined;
  /** How far arrows and buttons go; default 1. With Shift ten times as far. */
  step?: number | undefined;
  /** How it is written, e.g. `{ style: 'percent' }` or `{ maximumFractionDigits: 2 }`. */
  format?: Intl.NumberFormatOptions | undefined;
  /** Before the number, inside the box. */
  prefix?: ReactNode;
  /** Behind the number, inside the box: a unit. */
  suffix?: ReactNode;
  placeholder?: string | undefined;
  /** Buttons for less and more; default true. */
  stepper?: boolean | undefined;
  /** Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Fields of the form to check again when this one changes, once touched. */
  revalidates?: readonly string[] | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * A number in the reader's own way of writing it. The mouse wheel never changes it.
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
    const { controls, forms } = messages;
    const write = (limit: number): string => numberFormat(locale, format).format(limit);
    const advice = (): string | undefined => {
      const { current, fieldName } = field;
      if (current === null) return undefined;
      const said =
        min !== undefined && current < min
          ? fill(forms.min, { field: fieldName, min: write(min) })
          : max !== undefined && current > max
            ? fill(forms.max, { field: fieldName, max: write(max) })
            : undefined;
      return said && capitalise(said, locale);
    };

    return (
      <FormField
        {...rest}
        {...frame}
        ref={ref}
        className={slotClass('NumberField', 'root', className)}
        error={field.error ?? (field.inForm ? undefined : advice())}
        controlId={field.controlId}
      >
        {(control) => (
          <Base.Root
            id={control.id}
            value={field.current}
            min={min}
            max={max}
            step={step}
            largeStep={step * 10}
            format={format}
            locale={locale}
            required={required}
            disabled={disabled}
            readOnly={field.readOnly}
            allowOutOfRange
            onValueChange={(next, details) => {
              field.set(next);
              onValueChange?.(next, details);
            }}
            render={
              <S.Frame
                className="lobi-NumberField-frame"
                data-size={size}
                data-invalid={flag(control['aria-invalid'])}
                data-disabled={flag(disabled)}
              />
            }
          >
            {prefix != null && <F.Affix data-at="start">{prefix}</F.Affix>}
            <Base.Input
              {...control}
              aria-roledescription={undefined}
              ref={mergeRefs<HTMLInputElement>(field.ref, inputRef)}
              className="lobi-NumberField-input"
              placeholder={placeholder}
              dir="ltr"
              onBlur={field.onBlur}
              render={<F.Input />}
            />
            {suffix != null && (
              <F.Affix data-at="end" data-text={flag(typeof suffix === 'string')}>
                {suffix}
              </F.Affix>
            )}
            {stepper && (
              <>
                <Base.Decrement
                  aria-label={fill(controls.numberLess, { field: field.fieldName })}
                  render={<S.Step className="lobi-NumberField-less" />}
                >
                  <Icon path={mdiMinus} />
                </Base.Decrement>
                <Base.Increment
                  aria-label={fill(controls.numberMore, { field: field.fieldName })}
                  render={<S.Step className="lobi-NumberField-more" />}
                >
                  <Icon path={mdiPlus} />
                </Base.Increment>
              </>
            )}
          </Base.Root>
        )}
      </FormField>
    );
  },
);

const readNumber = (held: unknown): number | null =>
  typeof held === 'number' && Number.isFinite(held) ? held : null;
