import {
  forwardRef,
  useRef,
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { flag } from '../../primitives/flag.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { ClearButton } from '../form-field/clear-button.tsx';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import * as F from '../form-field/form-field.styles.ts';
import { splitField } from '../form-field/split-field.ts';
import { mergeRefs } from './merge-refs.ts';
import { setNativeValue } from './set-native-value.ts';
import { useTextControl } from './use-text-control.tsx';

export interface TextFieldProps
  extends
    FieldProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      keyof FieldProps | 'prefix' | 'size' | 'value' | 'defaultValue' | 'children'
    > {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?:
    | ((value: string, details: { event: ChangeEvent | undefined }) => void)
    | undefined;
  /** Content before the text, inside the box. */
  prefix?: ReactNode;
  /** Content after the text, inside the box. */
  suffix?: ReactNode;
  /** Shows a button that clears the field. */
  clearable?: boolean | undefined;
  /** Shows the number of characters and `maxLength`. */
  counter?: boolean | undefined;
  /** Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Fields of the form to validate again when this one changes, if they were touched. */
  revalidates?: readonly string[] | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * A line of text with label, hint and error. Inside a `Form` it needs only a `name`.
 * @example <TextField name="username" label="Nama pengguna" autoComplete="username" />
 */
export const TextField = forwardRef<HTMLDivElement, TextFieldProps>(function TextField(props, ref) {
  const { frame, facts, own, required, disabled } = splitField<TextFieldProps>(props);
  const {
    id,
    value,
    defaultValue,
    maxLength,
    counter = false,
    revalidates,
    inputRef,
    onValueChange,
    onChange,
    onBlur,
    prefix,
    suffix,
    clearable = false,
    size = 'md',
    className,
    ...rest
  } = own;
  const input = useRef<HTMLInputElement>(null);
  const field = useTextControl<HTMLInputElement>(facts, {
    element: input,
    id,
    value,
    defaultValue,
    maxLength,
    counter,
    watchLength: counter || clearable,
    revalidates,
    onValueChange,
    onChange,
    onBlur,
  });
  const clear = (): void => {
    if (!input.current) return;
    setNativeValue(input.current, '');
    input.current.focus();
  };

  return (
    <FormField
      {...frame}
      ref={ref}
      className={slotClass('TextField', 'root', className)}
      labelEnd={field.counter || frame.labelEnd}
      error={field.error}
      controlId={field.controlId}
    >
      {(control) => (
        <F.Frame
          className="lobi-TextField-frame"
          data-size={size}
          data-invalid={flag(control['aria-invalid'])}
          data-disabled={flag(disabled)}
        >
          {prefix != null && <F.Affix data-at="start">{prefix}</F.Affix>}
          <F.Input
            type="text"
            readOnly={field.readOnly}
            {...rest}
            {...control}
            {...field.inputProps}
            ref={mergeRefs(input, inputRef, field.ref)}
            className="lobi-TextField-input"
            required={required}
            disabled={disabled}
          />
          {clearable && field.length > 0 && !disabled && !field.readOnly && (
            <ClearButton field={field.fieldName} size="sm" onClick={clear} />
          )}
          {suffix != null && (
            <F.Affix data-at="end" data-text={flag(typeof suffix === 'string')}>
              {suffix}
            </F.Affix>
          )}
        </F.Frame>
      )}
    </FormField>
  );
});
