import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import {
  useFormContext,
  useFormState,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { mergeRefs } from '../text-field/merge-refs.ts';
import { FormError } from './form-error.tsx';
import { useFormSurroundings } from './form-surroundings.ts';
import { useDirty } from './use-dirty.ts';
import { useServerErrors, type ServerFieldErrors } from './use-server-errors.ts';
import { guardUnsaved } from './use-unsaved-guard.ts';
import { flattenErrors, wordError } from './word-error.ts';
import * as S from './form.styles.ts';

/** Properties of a form other than its schema and its values. */
export interface FormRootProps<Output> extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'children'
> {
  /** Receives the parsed values. Not called again until its promise has settled. */
  onSubmit: (values: Output) => void | Promise<void>;
  /** Called when `onSubmit` itself failed; default `reportError`. */
  onSubmitFailure?: ((cause: unknown) => void) | undefined;
  /** Called when unsaved changes appear or disappear, e.g. to block a router. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** Makes the browser show a confirmation before the page is left with unsaved input. Default false. */
  guardUnsaved?: boolean | undefined;
  /** Error text of the whole form, as a sentence. */
  error?: string | undefined;
  /** Shows a retry button next to `error`; default only when `onSubmit` itself failed. */
  retry?: boolean | undefined;
  /** Errors of the server by field, also nested; those without a field are added to `error`. */
  fieldErrors?: ServerFieldErrors | undefined;
  formRef?: Ref<HTMLFormElement> | undefined;
  children: ReactNode;
}

/** On a server, which renders forms too, `reportError` does not exist: it is looked up on use. */
const reportToPage = (cause: unknown): void => reportError(cause);

/** The form element: submits, tracks its state, and shows errors that belong to no field. */
export function FormRoot<Input extends FieldValues, Output>({
  onSubmit,
  onSubmitFailure = reportToPage,
  onDirtyChange,
  guardUnsaved: guards = false,
  error,
  retry,
  fieldErrors,
  formRef,
  defaultValues,
  className,
  children,
  ...rest
}: FormRootProps<Output> & { defaultValues: object }) {
  const kit = useKit();
  const form = useFormContext<Input, unknown, Output>();
  const { busy, disabled, readOnly, registry } = useFormSurroundings();
  const { errors, isSubmitting, isSubmitted } = useFormState({
    control: form.control,
    name: 'root' as FieldPath<Input>,
  });
  useServerErrors(form, registry, fieldErrors);
  const [unplaced, setUnplaced] = useState<FieldErrors>({});
  const [failed, setFailed] = useState(false);
  const root = useRef<HTMLFormElement>(null);
  const sending = useRef(false);

  const release = useRef<() => void>(undefined);
  const { markSaved, markUnsaved } = useDirty(form, defaultValues, (dirty) => {
    root.current?.toggleAttribute('data-dirty', dirty);
    release.current?.();
    release.current = guards && dirty ? guardUnsaved() : undefined;
    onDirtyChange?.(dirty);
  });
  useEffect(() => () => release.current?.(), []);
  useEffect(() => {
    if (error !== undefined || fieldErrors !== undefined) markUnsaved();
  }, [error, fieldErrors, markUnsaved]);

  const send = form.handleSubmit(
    async (values) => {
      setUnplaced({});
      await onSubmit(values);
      markSaved();
    },
    (errors) => setUnplaced(errors as FieldErrors),
  );
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (sending.current || busy || disabled || readOnly) return;
    sending.current = true;
    setFailed(false);
    try {
      await send(event);
    } catch (cause) {
      setFailed(true);
      onSubmitFailure(cause);
    } finally {
      sending.current = false;
    }
  };

  const schemaStrays = flattenErrors(unplaced)
    .filter(([name]) => registry.resolve(name) === undefined)
    .map(([name, issue]) => wordError(issue, { own: name }, kit));
  const sentences = [
    error ?? (failed ? kit.messages.forms.failed : undefined),
    errors.root?.['server']?.message,
    ...schemaStrays,
  ].filter((sentence) => sentence !== undefined);

  return (
    <S.Root
      {...rest}
      ref={mergeRefs(root, formRef)}
      noValidate
      className={slotClass('Form', 'root', className)}
      data-busy={flag(busy)}
      data-submitting={flag(isSubmitting)}
      data-submitted={flag(isSubmitted)}
      data-failed={flag(sentences.length > 0)}
      data-disabled={flag(disabled)}
      data-readonly={flag(readOnly)}
      onSubmit={(event) => void submit(event)}
    >
      <S.Fields role="presentation" disabled={disabled}>
        <FormError onRetry={(retry ?? failed) ? () => root.current?.requestSubmit() : undefined}>
          {sentences.length === 0 ? undefined : sentences.join(' ')}
        </FormError>
        {children}
      </S.Fields>
    </S.Root>
  );
}
