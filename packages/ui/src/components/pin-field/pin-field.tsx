import { OTPField as Base } from '@base-ui/react/otp-field';
import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { readText } from '../form-field/read-text.ts';
import { splitField } from '../form-field/split-field.ts';
import { useValueField } from '../form-field/use-value-field.ts';
import * as S from './pin-field.styles.ts';

export interface PinFieldProps
  extends
    FieldProps,
    Omit<HTMLAttributes<HTMLDivElement>, keyof FieldProps | 'defaultValue' | 'children'> {
  /** Number of characters; default 6. */
  length?: number | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string, details: Base.Root.ChangeEventDetails) => void) | undefined;
  /** Called with the complete code once every cell is filled, also by a paste. */
  onComplete?: ((value: string) => void) | undefined;
  /** Masks the entered characters: for a PIN, not for a code that was sent. */
  mask?: boolean | undefined;
  /** Accepted characters; default digits only. */
  characters?: 'numeric' | 'alphanumeric' | undefined;
}

/**
 * A PIN or a code of a fixed length. It has one cell per character; a paste fills all of them.
 * @example <PinField name="pin" label="PIN" mask onComplete={confirm} />
 */
export const PinField = forwardRef<HTMLDivElement, PinFieldProps>(function PinField(props, ref) {
  const { frame, facts, own, required, disabled } = splitField<PinFieldProps>(props);
  const {
    length = 6,
    value,
    defaultValue = '',
    onValueChange,
    onComplete,
    mask = false,
    characters = 'numeric',
    className,
    id,
    ...rest
  } = own;
  const { controls } = useMessages();
  const field = useValueField(facts, { value, defaultValue, read: readText, id });

  return (
    <FormField
      {...rest}
      {...frame}
      ref={ref}
      className={slotClass('PinField', 'root', className)}
      error={field.error}
      controlId={field.controlId}
    >
      {(control) => (
        <Base.Root
          id={control.id}
          aria-labelledby={`${control.id}-label`}
          aria-describedby={control['aria-describedby']}
          length={length}
          value={field.current}
          mask={mask}
          validationType={characters}
          autoComplete={mask ? 'off' : 'one-time-code'}
          required={required}
          disabled={disabled}
          readOnly={field.readOnly}
          onValueChange={(next, details) => {
            field.set(next);
            onValueChange?.(next, details);
          }}
          onValueComplete={(whole) => onComplete?.(whole)}
          render={
            <S.Cells
              className="lobi-PinField-cells"
              dir="ltr"
              data-invalid={flag(control['aria-invalid'])}
            />
          }
        >
          {Array.from({ length }, (_, index) => (
            <Base.Input
              key={index}
              ref={index === 0 ? field.ref : undefined}
              // The first cell is named by the label alone; the others include the label, since a page may
              // have two codes.
              aria-label={
                index === 0
                  ? undefined
                  : fill(controls.pinCell, { field: frame.label, number: index + 1, length })
              }
              aria-invalid={control['aria-invalid']}
              onBlur={field.onBlur}
              render={<S.Cell className="lobi-PinField-cell" />}
            />
          ))}
        </Base.Root>
      )}
    </FormField>
  );
});
