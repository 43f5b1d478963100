import {
  get,
  useController,
  useFormContext,
  useFormState,
  type FieldValues,
} from 'react-hook-form';
import { fill } from '../../messages/fill.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import type {
  FieldBindings,
  FieldFacts,
  TextBinding,
  ValueBinding,
} from '../form-field/field-bindings.ts';
import { capitalise } from '../form-field/field-name.ts';
import type { WordedError } from './schema-resolver.ts';

/** Sentence about the first failure of one field; only that field renders when it changes. */
function useFieldError({ name, fieldName }: FieldFacts): string | undefined {
  const { locale, messages } = useKit();
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name, exact: true });
  const error: WordedError | undefined = get(errors, name);
  if (!error) return undefined;
  if (error.message !== undefined && error.message !== '') return error.message;
  const template = messages.forms[error.type as 'format'];
  return capitalise(fill(template, { field: fieldName, ...error.params }), locale);
}

/** Checks fields that hang on this one, once they have been touched or already show an error. */
function useRevalidation(revalidates: readonly string[] = []): () => void {
  const { getFieldState, formState, trigger } = useFormContext();
  return () => {
    const due = revalidates.filter((name) => {
      const { isTouched, isDirty, error } = getFieldState(name, formState);
      return isTouched || isDirty || error !== undefined;
    });
    if (due.length > 0) void trigger([...due]);
  };
}

function useFormText(facts: FieldFacts): TextBinding {
  const { register } = useFormContext();
  const error = useFieldError(facts);
  const revalidate = useRevalidation(facts.revalidates);
  const { name, ref, onBlur, onChange } = register(facts.name);
  return {
    error,
    inputProps: {
      name,
      ref,
      onBlur: (event) => void onBlur(event),
      onChange: (event) => {
        void onChange(event);
        revalidate();
      },
    },
  };
}

function useFormValue(facts: FieldFacts): ValueBinding {
  const { control } = useFormContext<FieldValues>();
  const error = useFieldError(facts);
  const revalidate = useRevalidation(facts.revalidates);
  const { field } = useController({ control, name: facts.name });
  return {
    error,
    name: field.name,
    value: field.value,
    setValue: (value) => {
      field.onChange(value);
      revalidate();
    },
    onBlur: field.onBlur,
    ref: field.ref,
  };
}

/** Hangs the kit's fields in a `Form`. */
export const formBindings: FieldBindings = { useText: useFormText, useValue: useFormValue };
