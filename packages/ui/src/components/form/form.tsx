import { useMemo, useState } from 'react';
import {
  FormProvider,
  useForm,
  useFormState,
  type DefaultValues,
  type FieldValues,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { Button, type ButtonProps } from '../../primitives/button/button.tsx';
import { FieldBindingsContext } from '../form-field/field-bindings.ts';
import { createFieldRegistry } from './field-registry.ts';
import { formBindings } from './form-bindings.ts';
import { FormRoot, type FormRootProps } from './form-root.tsx';
import { FormSurroundingsContext, useFormSurroundings } from './form-surroundings.ts';
import { schemaResolver } from './schema-resolver.ts';

export type { ServerFieldErrors } from './use-server-errors.ts';

export interface FormProps<Input extends FieldValues, Output> extends FormRootProps<Output> {
  /** Any zod or zod/mini schema; only the first failure of a field is shown. */
  schema: $ZodType<Output, Input>;
  /** Every field needs a default value, so that an empty field is `''` and not missing. */
  defaultValues: DefaultValues<Input>;
  /**
   * Processing continues elsewhere, e.g. in a state machine: the button shows a spinner and nothing is sent.
   */
  busy?: boolean | undefined;
  /** Disables all fields. */
  disabled?: boolean | undefined;
  /** Makes fields read-only: they can be copied but not changed, and nothing is sent. */
  readOnly?: boolean | undefined;
}

/**
 * A form that validates on input, shows the first error of each field, focuses the first rejected field,
 * and never submits twice. Fields inside need only a `name`; typing renders the field alone, never the
 * form.
 * @example
 * <Form schema={loginSchema} defaultValues={{ username: '', password: '' }} onSubmit={logIn}>
 *   <TextField name="username" label="Nama pengguna" />
 *   <SubmitButton>Masuk</SubmitButton>
 * </Form>
 */
export function Form<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  busy = false,
  disabled = false,
  readOnly = false,
  ...rest
}: FormProps<Input, Output>) {
  const resolver = useMemo(() => schemaResolver(schema), [schema]);
  const form = useForm<Input, unknown, Output>({
    resolver,
    defaultValues,
    mode: 'onChange',
    criteriaMode: 'firstError',
    shouldFocusError: true,
  });
  const [registry] = useState(createFieldRegistry);
  const surroundings = useMemo(
    () => ({ busy, disabled, readOnly, registry }),
    [busy, disabled, readOnly, registry],
  );

  return (
    <FormProvider {...form}>
      <FieldBindingsContext.Provider value={formBindings}>
        <FormSurroundingsContext.Provider value={surroundings}>
          <FormRoot<Input, Output> {...rest} defaultValues={defaultValues} />
        </FormSurroundingsContext.Provider>
      </FieldBindingsContext.Provider>
    </FormProvider>
  );
}

/** The submit button of the surrounding form; it shows a spinner while the form is being sent. */
export function SubmitButton({ loading, ...rest }: ButtonProps) {
  const { isSubmitting } = useFormState();
  const { busy, disabled, readOnly } = useFormSurroundings();
  if (readOnly) return null;
  return (
    <Button
      fullWidth
      size="lg"
      disabled={disabled}
      {...rest}
      type="submit"
      loading={loading ?? (isSubmitting || busy)}
    />
  );
}
