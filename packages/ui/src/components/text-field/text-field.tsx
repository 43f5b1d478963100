import { mdiClose } from '@mdi/js';
import {
  forwardRef,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { useTextBinding } from '../form-field/field-bindings.ts';
import { fieldNameOf } from '../form-field/field-name.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import * as F from '../form-field/form-field.styles.ts';
import { Counter } from './counter.tsx';
import { mergeRefs } from './merge-refs.ts';
import { setNativeValue } from './set-native-value.ts';

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
export const TextField = forwardRef<HTMLDivElement, TextFieldProps>(function TextField(
  {
    label,
    fieldName,
    name,
    hideLabel,
    labelEnd,
    hint,
    error,
    optional,
    disabled = false,
    value,
    defaultValue,
    onValueChange,
    prefix,
    suffix,
    clearable = false,
    counter = false,
    size = 'md',
    revalidates,
    inputRef,
    maxLength,
    className,
    id,
    onChange,
    onBlur,
    ...rest
  },
  ref,
) {
  const { locale, messages } = useKit();
  const ownId = useId();
  const sentenceName = fieldNameOf(label, fieldName, locale);
  const bound = useTextBinding({ name, fieldName: sentenceName, revalidates });
  const input = useRef<HTMLInputElement>(null);
  const [length, setLength] = useState((value ?? defaultValue ?? '').length);
  const shownLength = value?.length ?? length;
  const watchesLength = counter || clearable;

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    if (watchesLength) setLength(event.target.value.length);
    bound?.inputProps.onChange(event);
    onChange?.(event);
    onValueChange?.(event.target.value, { event });
  };
  const clear = (): void => {
    const element = input.current;
    if (!element) return;
    setNativeValue(element, '');
    element.focus();
  };

  return (
    <FormField
      ref={ref}
      className={slotClass('TextField', 'root', className)}
      label={label}
      hideLabel={hideLabel}
      labelEnd={
        counter && maxLength !== undefined ? (
          <Counter count={shownLength} max={maxLength} />
        ) : (
          labelEnd
        )
      }
      hint={hint}
      error={error ?? bound?.error}
      optional={optional}
      controlId={id ?? ownId}
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
            readOnly={bound?.inputProps.readOnly}
            {...rest}
            {...control}
            ref={mergeRefs(input, inputRef, bound?.inputProps.ref)}
            className="lobi-TextField-input"
            name={name}
            disabled={disabled}
            maxLength={maxLength}
            value={value}
            defaultValue={defaultValue}
            onChange={change}
            onBlur={(event) => {
              bound?.inputProps.onBlur(event);
              onBlur?.(event);
            }}
          />
          {clearable && shownLength > 0 && !disabled && !bound?.inputProps.readOnly && (
            <F.Affix data-at="end">
              <IconButton
                path={mdiClose}
                size="sm"
                label={fill(messages.forms.clear, { field: sentenceName })}
                onClick={clear}
              />
            </F.Affix>
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
