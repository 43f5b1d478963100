import { forwardRef, type HTMLAttributes } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import * as F from '../form-field/form-field.styles.ts';
import { readText } from '../form-field/read-text.ts';
import { splitField } from '../form-field/split-field.ts';
import { useValueField } from '../form-field/use-value-field.ts';
import { presetRange } from './calendar-dates.ts';
import { DateInput } from './date-input.tsx';
import { dateProblem } from './date-problem.ts';
import { useDateSentence } from './use-date-sentence.ts';

export interface DateFieldProps
  extends
    FieldProps,
    Omit<HTMLAttributes<HTMLDivElement>, keyof FieldProps | 'defaultValue' | 'children'> {
  /** `YYYY-MM-DD`; `''` while empty or incomplete. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Earliest date, `YYYY-MM-DD`. A typed date before it is rejected with a message. */
  min?: string | undefined;
  max?: string | undefined;
  /** Shows a button for today. */
  today?: boolean | undefined;
  /** IANA zone that determines today; default the kit's. */
  timeZone?: string | undefined;
  /** The current time; default the clock of the device. */
  now?: (() => Date) | undefined;
  autoComplete?: string | undefined;
  /** Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Fields of the form to validate again when this one changes, if they were touched. */
  revalidates?: readonly string[] | undefined;
}

const clock = (): Date => new Date();

/**
 * A calendar date, with the browser's own picker.
 * @example <DateField name="birthDate" label="Tanggal Lahir" max="2005-11-20" autoComplete="bday" />
 */
export const DateField = forwardRef<HTMLDivElement, DateFieldProps>(function DateField(props, ref) {
  const { frame, facts, own, required, disabled } = splitField<DateFieldProps>(props);
  const {
    value,
    defaultValue = '',
    onValueChange,
    min,
    max,
    today = false,
    timeZone,
    now = clock,
    autoComplete,
    size = 'md',
    revalidates,
    className,
    id,
    ...rest
  } = own;
  const kit = useKit();
  const sentence = useDateSentence();
  const field = useValueField(facts, { value, defaultValue, read: readText, id, revalidates });
  const take = (date: string): void => {
    field.set(date);
    onValueChange?.(date);
  };
  const advice = sentence(dateProblem(field.current, { min, max }), { min, max });

  return (
    <FormField
      {...rest}
      {...frame}
      ref={ref}
      className={slotClass('DateField', 'root', className)}
      error={field.error ?? (field.inForm ? undefined : advice)}
      controlId={field.controlId}
    >
      {(control) => (
        <DateInput
          {...control}
          ref={field.ref}
          size={size}
          value={field.current}
          min={min}
          max={max}
          autoComplete={autoComplete}
          required={required}
          disabled={disabled}
          readOnly={field.readOnly}
          onDate={take}
          onBlur={field.onBlur}
          end={
            today &&
            !field.readOnly && (
              <F.Affix data-at="end">
                <Button
                  variant="ghost"
                  size="sm"
                  disabled={disabled}
                  onClick={() => take(presetRange('today', now(), timeZone ?? kit.timeZone).from)}
                >
                  {kit.messages.dates.dateToday}
                </Button>
              </F.Affix>
            )
          }
        />
      )}
    </FormField>
  );
});
