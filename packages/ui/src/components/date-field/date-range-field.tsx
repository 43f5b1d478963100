import { forwardRef, useState, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { Chip } from '../../primitives/chip/chip.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { fieldNameOf } from '../form-field/field-name.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { readText } from '../form-field/read-text.ts';
import { splitField } from '../form-field/split-field.ts';
import { useValueField } from '../form-field/use-value-field.ts';
import { presetRange, type DatePreset, type DateRange } from './calendar-dates.ts';
import { DateInput } from './date-input.tsx';
import { rangeProblem } from './date-problem.ts';
import { useDateSentence } from './use-date-sentence.ts';
import * as S from './date-field.styles.ts';

export interface DateRangeFieldProps
  extends
    FieldProps,
    Omit<HTMLAttributes<HTMLDivElement>, keyof FieldProps | 'defaultValue' | 'children'> {
  /** Both dates included; `''` leaves an end open. In a form: the fields `name.from` and `name.to`. */
  value?: DateRange | undefined;
  defaultValue?: DateRange | undefined;
  /** The second argument is the preset that set it, if any. */
  onValueChange?:
    | ((value: DateRange, details: { preset: DatePreset | undefined }) => void)
    | undefined;
  /** Ranges available with one press; default all four, `[]` for none. */
  presets?: readonly DatePreset[] | undefined;
  /** Earliest date, `YYYY-MM-DD`. A typed date before it is rejected with a message. */
  min?: string | undefined;
  max?: string | undefined;
  /** IANA zone that determines today; default the kit's. */
  timeZone?: string | undefined;
  /** The current time; default the clock of the device. */
  now?: (() => Date) | undefined;
  /** Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

const open: DateRange = { from: '', to: '' };
const usual: readonly DatePreset[] = ['today', '7d', '30d', 'thisMonth'];
const clock = (): Date => new Date();
const presetTexts = {
  today: 'dateToday',
  '7d': 'date7d',
  '30d': 'date30d',
  thisMonth: 'dateThisMonth',
} as const satisfies Record<DatePreset, string>;

/**
 * A range of dates, both included, with presets of common ranges. Today is the date in the kit's time
 * zone.
 * @example <DateRangeField name="period" label="Periode" max="2026-11-20" />
 */
export const DateRangeField = forwardRef<HTMLDivElement, DateRangeFieldProps>(
  function DateRangeField(props, ref) {
    const { frame, facts, own, required, disabled } = splitField<DateRangeFieldProps>(props);
    const {
      value,
      defaultValue = open,
      onValueChange,
      presets = usual,
      min,
      max,
      timeZone,
      now = clock,
      size = 'md',
      className,
      id,
      ...rest
    } = own;
    const { locale, messages, timeZone: kitZone } = useKit();
    const { dates } = messages;
    const sentence = useDateSentence();
    const whole = fieldNameOf(facts.label, facts.fieldName, locale);
    const name = (end: keyof DateRange) =>
      facts.name === undefined ? undefined : `${facts.name}.${end}`;
    const from = useValueField(
      {
        label: facts.label,
        fieldName: fill(dates.dateFromOf, { field: whole }),
        name: name('from'),
        error: undefined,
      },
      {
        value: value?.from,
        defaultValue: defaultValue.from,
        read: readText,
        id,
        revalidates: facts.name === undefined ? undefined : [`${facts.name}.to`],
      },
    );
    const to = useValueField(
      {
        label: facts.label,
        fieldName: fill(dates.dateToOf, { field: whole }),
        name: name('to'),
        error: undefined,
      },
      {
        value: value?.to,
        defaultValue: defaultValue.to,
        read: readText,
        id: `${from.controlId}-to`,
        revalidates: facts.name === undefined ? undefined : [`${facts.name}.from`],
      },
    );
    const [taken, setTaken] = useState<{ preset: DatePreset; range: DateRange }>();
    const range = { from: from.current, to: to.current };
    const isTaken = (preset: DatePreset): boolean =>
      taken?.preset === preset && taken.range.from === range.from && taken.range.to === range.to;

    const take = (next: DateRange, preset?: DatePreset): void => {
      if (next.from !== range.from) from.set(next.from);
      if (next.to !== range.to) to.set(next.to);
      setTaken(preset && { preset, range: next });
      onValueChange?.(next, { preset });
    };
    const problem = rangeProblem(range, { min, max });
    const advice = sentence(problem, { min, max });
    const error =
      facts.error ??
      (problem === 'order' ? advice : undefined) ??
      from.error ??
      to.error ??
      (from.inForm ? undefined : advice);
    const ends = [
      { key: 'from', field: from, word: dates.dateFrom },
      { key: 'to', field: to, word: dates.dateTo },
    ] as const;

    return (
      <FormField
        {...rest}
        {...frame}
        ref={ref}
        className={slotClass('DateRangeField', 'root', className)}
        error={error}
        controlId={from.controlId}
        labelKind="text"
      >
        {(control) => (
          <>
            <S.Ends
              className="lobi-DateRangeField-ends"
              role="group"
              aria-labelledby={`${control.id}-label`}
            >
              {ends.map(({ key, field, word }) => (
                <S.End key={key}>
                  <label htmlFor={field.controlId}>{word}</label>
                  <DateInput
                    id={field.controlId}
                    aria-describedby={control['aria-describedby']}
                    aria-invalid={
                      problem === 'order' || (from.error ?? to.error) === undefined
                        ? control['aria-invalid']
                        : field.error !== undefined || undefined
                    }
                    ref={field.ref}
                    size={size}
                    value={field.current}
                    min={min}
                    max={max}
                    required={required}
                    disabled={disabled}
                    readOnly={field.readOnly}
                    onDate={(date) => take({ ...range, [key]: date })}
                    onBlur={field.onBlur}
                  />
                </S.End>
              ))}
            </S.Ends>
            {presets.length > 0 && !from.readOnly && (
              <S.Presets
                className="lobi-DateRangeField-presets"
                role="group"
                aria-label={fill(dates.datePresets, { field: whole })}
              >
                {presets.map((preset) => (
                  <Chip
                    key={preset}
                    selected={isTaken(preset)}
                    disabled={disabled}
                    onClick={() => take(presetRange(preset, now(), timeZone ?? kitZone), preset)}
                  >
                    {dates[presetTexts[preset]]}
                  </Chip>
                ))}
              </S.Presets>
            )}
          </>
        )}
      </FormField>
    );
  },
);
