import {
  get,
  useController,
  useFormContext,
  useFormState,
  type FieldValues,
} from 'react-hook-form';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import type {
  FieldBindings,
  FieldFacts,
  TextBinding,
  ValueBinding,
} from '../form-field/field-bindings.ts';
import { useFormSurroundings } from './form-surroundings.ts';
import type { WordedError } from './schema-resolver.ts';
import { wordError } from './word-error.ts';

/** Error text of the first failure of one field; only that field renders when it changes. */
function useFieldError({ name, fieldName }: FieldFacts): string | undefined {
  const kit = useKit();
  const { control } = useFormContext();
  const { registry } = useFormSurroundings();
  const { errors } = useFormState({ control, name, exact: true });
  const error: WordedError | undefined = get(errors, name);
  return error && wordError(error, { own: fieldName, repeated: registry.repeatedBy(name) }, kit);
}

/** Validates dependent fields, once they have been touched or already show an error. */
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
  const { readOnly, registry } = useFormSurroundings();
  const error = useFieldError(facts);
  const revalidate = useRevalidation(facts.revalidates);
  const { name, ref, onBlur, onChange } = register(facts.name);
  return {
    error,
    inputProps: {
      name,
      readOnly,
      ref: (element) => {
        registry.keep(name, facts.fieldName, element);
        ref(element);
      },
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
  const { readOnly, registry } = useFormSurroundings();
  const error = useFieldError(facts);
  const revalidate = useRevalidation(facts.revalidates);
  const { field } = useController({ control, name: facts.name });
  return {
    error,
    name: field.name,
    readOnly,
    value: field.value,
    setValue: (value) => {
      if (readOnly) return;
      field.onChange(value);
      revalidate();
    },
    onBlur: field.onBlur,
    ref: (element) => {
      registry.keep(field.name, facts.fieldName, element);
      field.ref(element);
    },
  };
}

/** Binds the kit's fields to a `Form`. */
export const formBindings: FieldBindings = { useText: useFormText, useValue: useFormValue };
