import { forwardRef, type HTMLAttributes, type ReactNode, type RefCallback } from 'react';
import type { ControlProps } from './form-field.tsx';
import { InlineField } from './inline-field.tsx';
import { useValueField } from './use-value-field.ts';

export interface CheckedFieldProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'defaultChecked'
> {
  /** Label of the checkbox or switch, valid for both states; may contain a link. */
  label: ReactNode;
  /** Name in the values of the surrounding form. */
  name?: string | undefined;
  /** Label as used inside a sentence; required if `label` is not plain text. */
  fieldName?: string | undefined;
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Informs assistive technology that it is required. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Properties of a checkbox or switch. */
export interface CheckedControlProps extends ControlProps {
  readonly 'aria-required': true | undefined;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly nativeButton: true;
  readonly ref: RefCallback<HTMLElement> | undefined;
  readonly onBlur: () => void;
}

interface CheckedFrameProps extends Omit<CheckedFieldProps, 'children'> {
  /** Position of the control; default `start`. */
  controlAt?: 'start' | 'end' | undefined;
  /** Renders the control; `set` stores a new value. */
  children: (control: CheckedControlProps, set: (checked: boolean) => void) => ReactNode;
}

/** Common frame of checkbox and switch: the value, controlled or not, and the frame of the field. */
export const CheckedField = forwardRef<HTMLDivElement, CheckedFrameProps>(function CheckedField(
  {
    label,
    name,
    fieldName,
    checked,
    defaultChecked = false,
    hint,
    error,
    required = false,
    disabled = false,
    id,
    children,
    ...rest
  },
  ref,
) {
  const plain = typeof label === 'string' ? label : (name ?? '');
  const field = useValueField(
    { label: plain, fieldName, name, error },
    { value: checked, defaultValue: defaultChecked, read: (held) => held === true, id },
  );
  return (
    <InlineField
      {...rest}
      ref={ref}
      label={label}
      hint={hint}
      error={field.error}
      disabled={disabled}
      controlId={field.controlId}
    >
      {(control) =>
        children(
          {
            ...control,
            'aria-required': required || undefined,
            checked: field.current,
            disabled,
            readOnly: field.readOnly,
            nativeButton: true,
            ref: field.ref,
            onBlur: field.onBlur,
          },
          field.set,
        )
      }
    </InlineField>
  );
});
