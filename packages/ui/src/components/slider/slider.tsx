import { Slider as Base } from '@base-ui/react/slider';
import { numberFormat } from '@lobi/formats';
import { forwardRef, type CSSProperties, type HTMLAttributes, type Ref } from 'react';
import { fill } from '../../messages/fill.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { capitalise } from '../form-field/field-name.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { splitField } from '../form-field/split-field.ts';
import { useValueField } from '../form-field/use-value-field.ts';
import { markPlaces, type SliderMark } from './mark-places.ts';
import * as S from './slider.styles.ts';

/** A number, or two for a range, the smaller first. */
export type SliderValue = number | readonly [number, number];

export interface SliderProps
  extends
    FieldProps,
    Omit<HTMLAttributes<HTMLDivElement>, keyof FieldProps | 'defaultValue' | 'children'> {
  /** Two numbers show two thumbs. */
  value?: SliderValue | undefined;
  /** Default `min`; of a range, `[min, max]`. */
  defaultValue?: SliderValue | undefined;
  /** Called at every step of a drag. */
  onValueChange?: ((value: SliderValue, details: Base.Root.ChangeEventDetails) => void) | undefined;
  /** Called at the end of a drag or key press, e.g. for expensive work. */
  onValueCommitted?: ((value: SliderValue) => void) | undefined;
  /** Shows two thumbs if neither `value` nor `defaultValue` determines it. Required for a range in a form. */
  range?: boolean | undefined;
  /** Default 0. */
  min?: number | undefined;
  /** Default 100. */
  max?: number | undefined;
  /** Default 1. */
  step?: number | undefined;
  /** Labelled marks below the track. */
  marks?: readonly SliderMark[] | undefined;
  /** Formats a value, for the label and for assistive technology; default as a number. */
  format?: ((value: number) => string) | undefined;
}

/**
 * An approximate number between a minimum and a maximum, or a range. If the exact number matters, use a `NumberField`
 * or a `MoneyInput` instead, or next to it.
 * @example <Slider name="volume" label="Volume" defaultValue={40} format={(value) => `${value}%`} />
 */
export const Slider = forwardRef<HTMLDivElement, SliderProps>(function Slider(props, ref) {
  const { frame, facts, own, disabled, required } = splitField<SliderProps>(props);
  const {
    range,
    min = 0,
    max = 100,
    step = 1,
    value,
    defaultValue = range ? [min, max] : min,
    onValueChange,
    onValueCommitted,
    marks,
    format,
    className,
    id,
    ...rest
  } = own;
  const { locale, messages } = useKit();
  const read = (formValue: unknown): SliderValue => readSlider(formValue, range, min, max);
  const field = useValueField(facts, { value, defaultValue, read, id });
  const { current } = field;
  const write = format ?? ((number: number) => numberFormat(locale).format(number));
  const numbers = typeof current === 'number' ? [current] : current;
  const ends = [messages.controls.sliderFrom, messages.controls.sliderTo];
  const nameOf = (index: number): string =>
    capitalise(fill(ends[index] ?? '', { field: field.fieldName }), locale);
  const thumbRef = field.ref as Ref<HTMLInputElement> | undefined;

  return (
    <FormField
      {...rest}
      {...frame}
      ref={ref}
      className={slotClass('Slider', 'root', className)}
      labelEnd={frame.labelEnd ?? numbers.map(write).join(' – ')}
      error={field.error}
      required={required}
      controlId={field.controlId}
      labelKind="text"
    >
      {(control) => (
        <Base.Root
          aria-labelledby={`${control.id}-label`}
          value={current}
          min={min}
          max={max}
          step={step}
          largeStep={step * 10}
          locale={locale}
          disabled={disabled}
          onValueChange={(next, details) => {
            if (field.readOnly) return;
            field.set(next as SliderValue);
            onValueChange?.(next as SliderValue, details);
          }}
          onValueCommitted={(next) => {
            if (!field.readOnly) onValueCommitted?.(next as SliderValue);
          }}
        >
          <Base.Control render={<S.Control className="lobi-Slider-control" />}>
            <Base.Track render={<S.Track className="lobi-Slider-track" />}>
              <Base.Indicator render={<S.Filled className="lobi-Slider-filled" />} />
              {numbers.map((_, index) => (
                <Base.Thumb
                  key={index}
                  id={index === 0 ? control.id : undefined}
                  index={index}
                  inputRef={index === 0 ? thumbRef : undefined}
                  aria-describedby={control['aria-describedby']}
                  aria-invalid={control['aria-invalid']}
                  getAriaLabel={numbers.length > 1 ? nameOf : null}
                  getAriaValueText={(_text, number) => write(number)}
                  onBlur={field.onBlur}
                  render={<S.Thumb className="lobi-Slider-thumb" />}
                />
              ))}
            </Base.Track>
          </Base.Control>
          {marks !== undefined && (
            <S.Marks className="lobi-Slider-marks" aria-hidden="true">
              {markPlaces(marks, min, max).map(({ at, end, value: position, label }) => (
                <S.Mark
                  key={position}
                  data-at={end}
                  style={{ '--lobi-slider-at': at } as CSSProperties}
                >
                  {label ?? write(position)}
                </S.Mark>
              ))}
            </S.Marks>
          )}
        </Base.Root>
      )}
    </FormField>
  );
});

const isNumber = (input: unknown): input is number => typeof input === 'number';

/** Parses a form's value; an invalid one becomes the default. */
function readSlider(
  formValue: unknown,
  range: boolean | undefined,
  min: number,
  max: number,
): SliderValue {
  if (!range) return isNumber(formValue) ? formValue : min;
  const [from, to]: readonly unknown[] = Array.isArray(formValue) ? formValue : [];
  return [isNumber(from) ? from : min, isNumber(to) ? to : max];
}
