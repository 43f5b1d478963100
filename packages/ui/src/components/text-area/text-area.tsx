import {
  forwardRef,
  useRef,
  type ChangeEvent,
  type CSSProperties,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react';
import { flag } from '../../primitives/flag.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { splitField } from '../form-field/split-field.ts';
import { mergeRefs } from '../text-field/merge-refs.ts';
import { useTextControl } from '../text-field/use-text-control.tsx';
import { fitHeight } from './fit-height.ts';
import { Area } from './text-area.styles.ts';

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
export const TextArea = forwardRef<HTMLDivElement, TextAreaProps>(function TextArea(props, ref) {
  const { frame, facts, own, required, disabled } = splitField<TextAreaProps>(props);
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
    rows = 3,
    autosize = true,
    maxRows = 8,
    className,
    ...rest
  } = own;
  const area = useRef<HTMLTextAreaElement>(null);
  const field = useTextControl<HTMLTextAreaElement>(facts, {
    element: area,
    id,
    value,
    defaultValue,
    maxLength,
    counter,
    revalidates,
    onValueChange,
    onChange: (event) => {
      if (autosize) fitHeight(event.target);
      onChange?.(event);
    },
    onBlur,
  });
  useLayoutEffect(() => {
    if (autosize && area.current) fitHeight(area.current);
  }, [autosize, value]);

  return (
    <FormField
      {...frame}
      ref={ref}
      className={slotClass('TextArea', 'root', className)}
      labelEnd={field.counter || frame.labelEnd}
      error={field.error}
      controlId={field.controlId}
    >
      {(control) => (
        <Area
          readOnly={field.readOnly}
          {...rest}
          {...control}
          {...field.inputProps}
          ref={mergeRefs(area, inputRef, field.ref)}
          className="lobi-TextArea-input"
          rows={rows}
          required={required}
          disabled={disabled}
          data-autosize={flag(autosize)}
          data-invalid={flag(control['aria-invalid'])}
          data-disabled={flag(disabled)}
          style={
            {
              '--lobi-text-area-rows': rows,
              '--lobi-text-area-max-rows': Math.max(rows, maxRows),
            } as CSSProperties
          }
        />
      )}
    </FormField>
  );
});
