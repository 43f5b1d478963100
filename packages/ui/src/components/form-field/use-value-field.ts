import { useId, useState, type RefCallback } from 'react';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useValueBinding } from './field-bindings.ts';
import { fieldNameOf } from './field-name.ts';
import type { FieldProps } from './form-field.tsx';

/** Where the value of a control may live, and how a form's copy of it is read. */
export interface ValueFieldOptions<Value> {
  /** Given by the caller; `undefined` for a control that keeps its own. */
  readonly value: Value | undefined;
  readonly defaultValue: Value;
  /** Reads what the form holds; a value of another kind is as good as none. */
  readonly read: (held: unknown) => Value;
  /** Id of the control; default a new one. */
  readonly id: string | undefined;
  readonly revalidates?: readonly string[] | undefined;
}

/** A value together with everything that ties it to a form, a caller or itself. */
export interface ValueField<Value> {
  readonly controlId: string;
  /** Label as it reads inside a sentence. */
  readonly fieldName: string;
  readonly current: Value;
  /**
   * Stores a new value and notifies the form; the control notifies the caller. `held` is what the form
   * keeps instead, where the control holds something that is no value.
   */
  readonly set: (value: Value, held?: unknown) => void;
  /** Error; the one from props takes precedence over the form's. */
  readonly error: string | undefined;
  /** A form around it validates the value, so the control hides its own advice. */
  readonly inForm: boolean;
  readonly readOnly: boolean;
  readonly onBlur: () => void;
  /** Goes to what takes the focus when the form rejects the value. */
  readonly ref: RefCallback<HTMLElement> | undefined;
}

/**
 * Value of a control wherever it lives: in the form around it by `name`, with the caller, or here.
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
