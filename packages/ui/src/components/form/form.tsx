import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  type FormEvent,
  type FormHTMLAttributes,
  type ReactNode,
} from 'react';
import {
  FormProvider,
  useForm,
  useFormState,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { Button, type ButtonProps } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { FieldBindingsContext } from '../form-field/field-bindings.ts';
import { FormError } from './form-error.tsx';
import { formBindings } from './form-bindings.ts';
import { schemaResolver } from './schema-resolver.ts';
import * as S from './form.styles.ts';

/** First failure of each field that the server refused, as whole sentences. */
export type ServerFieldErrors = Readonly<Record<string, readonly string[]>>;

export interface FormProps<Input extends FieldValues, Output> extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'children'
> {
  /** Any zod or zod/mini schema; only the first failure of a field is shown. */
  schema: $ZodType<Output, Input>;
  /** Every field needs one, so that an empty field is `''` and not missing. */
  defaultValues: DefaultValues<Input>;
  /** Gets what the schema made of the values. Not called again before it has settled. */
  onSubmit: (values: Output) => void | Promise<void>;
  /** The work goes on elsewhere, e.g. in a state machine: the button waits and nothing is sent. */
  busy?: boolean | undefined;
  /** Why the whole was refused, as a sentence. */
  error?: string | undefined;
  /** What the server refused, by field; names the form does not have join `error`. */
  fieldErrors?: ServerFieldErrors | undefined;
  children: ReactNode;
}

const BusyContext = createContext(false);

/**
 * A form that checks on input, shows the first failure of each field, puts the focus on the first
 * refused field, and never sends twice. Fields inside need only a `name`; typing renders the field
 * alone, never the form.
 * @example
 * <Form schema={loginSchema} defaultValues={{ username: '', password: '' }} onSubmit={logIn}>
 *   <TextField name="username" label="Nama Pengguna" />
 *   <SubmitButton>Masuk</SubmitButton>
 * </Form>
 */
export function Form<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
  busy = false,
  error,
  fieldErrors,
  className,
  children,
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
  const sending = useRef(false);
  const { setError, getValues } = form;

  useEffect(() => {
    if (!fieldErrors) return;
    const known = Object.keys(fieldErrors).filter((name) => name in getValues());
    known.forEach((name, index) => {
      const message = fieldErrors[name]?.[0];
      if (message === undefined) return;
      const shouldFocus = index === 0;
      setError(name as FieldPath<Input>, { type: 'server', message }, { shouldFocus });
    });
  }, [fieldErrors, getValues, setError]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (sending.current || busy) return;
    sending.current = true;
    try {
      await form.handleSubmit(onSubmit)(event);
    } finally {
      sending.current = false;
    }
  };

  return (
    <FormProvider {...form}>
      <FieldBindingsContext.Provider value={formBindings}>
        <BusyContext.Provider value={busy}>
          <S.Root
            {...rest}
            noValidate
            className={slotClass('Form', 'root', className)}
            data-busy={flag(busy)}
            onSubmit={(event) => void submit(event)}
          >
            <FormError>{wholeError(error, fieldErrors, defaultValues)}</FormError>
            {children}
          </S.Root>
        </BusyContext.Provider>
      </FieldBindingsContext.Provider>
    </FormProvider>
  );
}

/** The sentence above the fields: the given one, and what belongs to no field of this form. */
function wholeError(
  error: string | undefined,
  fieldErrors: ServerFieldErrors | undefined,
  values: object,
): string | undefined {
  const strays = Object.entries(fieldErrors ?? {})
    .filter(([name]) => !(name in values))
    .map(([, sentences]) => sentences[0]);
  const sentences = [error, ...strays].filter((sentence) => sentence !== undefined);
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

/** The button that sends the form around it; it waits while the form is being sent. */
export function SubmitButton({ loading, ...rest }: ButtonProps) {
  const { isSubmitting } = useFormState();
  const busy = useContext(BusyContext);
  return (
    <Button
      fullWidth
      size="lg"
      {...rest}
      type="submit"
      loading={loading ?? (isSubmitting || busy)}
    />
  );
}
