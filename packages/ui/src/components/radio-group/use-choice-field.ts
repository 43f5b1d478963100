import type { RefCallback } from 'react';
import type { FieldProps } from '../form-field/form-field.tsx';
import { useValueField, type ValueField } from '../form-field/use-value-field.ts';

interface Choosable<Value extends string> {
  readonly value: Value;
  readonly disabled?: boolean | undefined;
}

export interface ChoiceFieldOptions<Value extends string> {
  readonly items: readonly Choosable<Value>[];
  readonly value: Value | null | undefined;
  readonly defaultValue: Value | null;
  readonly id: string | undefined;
}

/** One selection among options that are all on the page. */
export interface ChoiceField<Value extends string> extends ValueField<Value | null> {
  /** Ref of the radio that is focused when the selection is rejected; `undefined` for the others. */
  readonly refOf: (value: Value) => RefCallback<HTMLElement> | undefined;
}

/** Value of a radio group, and the radio that is focused for it. */
export function useChoiceField<Value extends string>(
  facts: Pick<FieldProps, 'label' | 'fieldName' | 'name' | 'error'>,
  { items, value, defaultValue, id }: ChoiceFieldOptions<Value>,
): ChoiceField<Value> {
  const read = (formValue: unknown): Value | null =>
    items.find((item) => item.value === formValue)?.value ?? null;
  const field = useValueField(facts, { value, defaultValue, read, id });
  const open = items.filter((item) => !item.disabled);
  const target = (open.find((item) => item.value === field.current) ?? open[0])?.value;
  return { ...field, refOf: (item) => (item === target ? field.ref : undefined) };
}
