import {
  forwardRef,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type CSSProperties,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { useTextBinding } from '../form-field/field-bindings.ts';
import { fieldNameOf } from '../form-field/field-name.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { Counter } from '../text-field/counter.tsx';
import { mergeRefs } from '../text-field/merge-refs.ts';
import { fitHeight } from './fit-height.ts';
import { Area } from './text-area.styles.ts';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

export interface TextAreaProps
  extends
    FieldProps,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      keyof FieldProps | 'value' | 'defaultValue' | 'children' | 'style'
    > {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?:
    | ((value: string, details: { event: ChangeEvent<HTMLTextAreaElement> }) => void)
    | undefined;
  /** Number of rows when empty; default 3. */
  rows?: number | undefined;
  /** Grows with the text; default true. Without it the user may resize it. */
  autosize?: boolean | undefined;
  /** Rows after which it scrolls instead of growing; default 8. */
  maxRows?: number | undefined;
  /** Shows the number of characters and `maxLength`. */
  counter?: boolean | undefined;
  /** Fields of the form to validate again when this one changes, if they were touched. */
  revalidates?: readonly string[] | undefined;
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
}

/**
 * Text of several lines, which grows with its content.
 * @example <TextArea name="note" label="Catatan" maxLength={200} counter />
 */
export const TextArea = forwardRef<HTMLDivElement, TextAreaProps>(function TextArea(
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
    rows = 3,
    autosize = true,
    maxRows = 8,
    counter = false,
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
  const { locale } = useKit();
  const ownId = useId();
  const bound = useTextBinding({
    name,
    fieldName: fieldNameOf(label, fieldName, locale),
    revalidates,
  });
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState((value ?? defaultValue ?? '').length);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    if (autosize) fitHeight(element);
    if (counter) setLength(element.value.length);
  }, [autosize, counter, value]);

  const change = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    if (counter) setLength(event.target.value.length);
    if (autosize) fitHeight(event.target);
    bound?.inputProps.onChange(event);
    onChange?.(event);
    onValueChange?.(event.target.value, { event });
  };

  return (
    <FormField
      ref={ref}
      className={slotClass('TextArea', 'root', className)}
      label={label}
      hideLabel={hideLabel}
      labelEnd={
        counter && maxLength !== undefined ? <Counter count={length} max={maxLength} /> : labelEnd
      }
      hint={hint}
      error={error ?? bound?.error}
      optional={optional}
      controlId={id ?? ownId}
    >
      {(control) => (
        <Area
          readOnly={bound?.inputProps.readOnly}
          {...rest}
          {...control}
          ref={mergeRefs(area, inputRef, bound?.inputProps.ref)}
          className="lobi-TextArea-input"
          name={name}
          rows={rows}
          disabled={disabled}
          maxLength={maxLength}
          value={value}
          defaultValue={defaultValue}
          data-autosize={flag(autosize)}
          data-invalid={flag(control['aria-invalid'])}
          data-disabled={flag(disabled)}
          style={
            {
              '--lobi-text-area-rows': rows,
              '--lobi-text-area-max-rows': Math.max(rows, maxRows),
            } as CSSProperties
          }
          onChange={change}
          onBlur={(event) => {
            bound?.inputProps.onBlur(event);
            onBlur?.(event);
          }}
        />
      )}
    </FormField>
  );
});
