import {
  useId,
  useState,
  type ChangeEvent,
  type ChangeEventHandler,
  type FocusEventHandler,
  type RefObject,
} from 'react';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';
import { useTextBinding } from '../form-field/field-bindings.ts';
import { fieldNameOf } from '../form-field/field-name.ts';
import type { FieldProps } from '../form-field/form-field.tsx';
import { Counter } from './counter.tsx';

interface TextControlOptions<Element> {
  readonly element: RefObject<Element | null>;
  readonly id: string | undefined;
  readonly value: string | undefined;
  readonly defaultValue: string | undefined;
  readonly maxLength: number | undefined;
  readonly counter: boolean;
  /** Tracks the number of characters without a counter as well. */
  readonly watchLength?: boolean;
  readonly revalidates: readonly string[] | undefined;
  readonly onValueChange:
    | ((value: string, details: { event: ChangeEvent<Element> }) => void)
    | undefined;
  readonly onChange: ChangeEventHandler<Element> | undefined;
  readonly onBlur: FocusEventHandler<Element> | undefined;
}

/** A native text control that the form reads from the DOM: its binding, its length and its counter. */
export function useTextControl<Element extends HTMLInputElement | HTMLTextAreaElement>(
  { label, fieldName, name, error }: Pick<FieldProps, 'label' | 'fieldName' | 'name' | 'error'>,
  options: TextControlOptions<Element>,
) {
  const { element, id, value, defaultValue, maxLength, counter, watchLength = counter } = options;
  const { revalidates, onValueChange, onChange, onBlur } = options;
  const { locale } = useKit();
  const ownId = useId();
  const sentenceName = fieldNameOf(label, fieldName, locale);
  const bound = useTextBinding({ name, fieldName: sentenceName, revalidates });
  const [ownLength, setOwnLength] = useState((value ?? defaultValue ?? '').length);
  const length = value?.length ?? ownLength;

  // A form sets the initial text in the DOM.
  useLayoutEffect(() => {
    if (watchLength) setOwnLength(element.current?.value.length ?? 0);
  }, [watchLength, element, value]);

  return {
    fieldName: sentenceName,
    controlId: id ?? ownId,
    error: error ?? bound?.error,
    readOnly: bound?.inputProps.readOnly,
    counter: counter && maxLength !== undefined && <Counter count={length} max={maxLength} />,
    length,
    ref: bound?.inputProps.ref,
    inputProps: {
      name,
      maxLength,
      value,
      defaultValue,
      onChange: ((event) => {
        if (watchLength) setOwnLength(event.target.value.length);
        bound?.inputProps.onChange(event);
        onChange?.(event);
        onValueChange?.(event.target.value, { event });
      }) satisfies ChangeEventHandler<Element>,
      onBlur: ((event) => {
        bound?.inputProps.onBlur(event);
        onBlur?.(event);
      }) satisfies FocusEventHandler<Element>,
    },
  };
}
