import { useId, useState, type RefCallback } from 'react';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useValueBinding } from './field-bindings.ts';
import { fieldNameOf } from './field-name.ts';
import type { FieldProps } from './form-field.tsx';

/** Where a control's value is stored, and how a form's value is parsed. */
export interface ValueFieldOptions<Value> {
  /** Controlled value; `undefined` if uncontrolled. */
  readonly value: Value | undefined;
  readonly defaultValue: Value;
  /** Parses the form's value; a value of another type counts as empty. */
  readonly read: (formValue: unknown) => Value;
  /** Id of the control; default a new one. */
  readonly id: string | undefined;
  readonly revalidates?: readonly string[] | undefined;
}

/** A control's value, stored in a form, the caller or the component. */
export interface ValueField<Value> {
  readonly controlId: string;
  /** Label as used inside a sentence. */
  readonly fieldName: string;
  readonly current: Value;
  /**
   * Stores a new value and notifies the form; the control notifies the caller. `held` is what the form
   * stores instead, if the control has an invalid value.
   */
  readonly set: (value: Value, held?: unknown) => void;
  /** Error; the one from props takes precedence over the form's. */
  readonly error: string | undefined;
  /** Whether a surrounding form validates the value, so that the control does not show its own error. */
  readonly inForm: boolean;
  readonly readOnly: boolean;
  readonly onBlur: () => void;
  /** Ref of the element that gets the focus when the form rejects the value. */
  readonly ref: RefCallback<HTMLElement> | undefined;
}

/**
 * Value of a control, stored in the surrounding form by `name`, in the caller, or locally.
 * @example
 * const field = useValueField(facts, { value, defaultValue: false, read: (held) => held === true, id });
 */
export function useValueField<Value>(
  { label, fieldName, name, error }: Pick<FieldProps, 'label' | 'fieldName' | 'name' | 'error'>,
  { value, defaultValue, read, id, revalidates }: ValueFieldOptions<Value>,
): ValueField<Value> {
  const { locale } = useKit();
  const ownId = useId();
  const sentenceName = fieldNameOf(label, fieldName, locale);
  const bound = useValueBinding({ name, fieldName: sentenceName, revalidates });
  const [ownValue, setOwnValue] = useState(defaultValue);
  const alone = value === undefined ? ownValue : value;

  return {
    controlId: id ?? ownId,
    fieldName: sentenceName,
    current: bound ? read(bound.value) : alone,
    set: (next, held = next) => {
      setOwnValue(next);
      bound?.setValue(held);
    },
    error: error ?? bound?.error,
    inForm: bound !== undefined,
    readOnly: bound?.readOnly ?? false,
    onBlur: () => bound?.onBlur(),
    ref: bound?.ref,
  };
}
