import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldRegistry } from './field-registry.ts';

/** Errors of the server: texts by field. Only the first of each field is shown. */
export type ServerFieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * Shows the server's errors at their fields, until those change, and focuses the first. Errors without a
 * field on the page belong to the form as a whole, as `root.server`.
 */
export function useServerErrors<Input extends FieldValues, Output>(
  { clearErrors, setError }: UseFormReturn<Input, unknown, Output>,
  registry: FieldRegistry,
  fieldErrors: ServerFieldErrors | undefined,
): void {
  useEffect(() => {
    const sentences = Object.entries(fieldErrors ?? {}).flatMap(([path, [message]]) =>
      message === undefined ? [] : [{ field: registry.resolve(path), message }],
    );
    const placed = new Map<string, string>();
    for (const { field, message } of sentences) {
      if (field !== undefined && !placed.has(field)) placed.set(field, message);
    }
    const first = registry.names().find((name) => placed.has(name));
    for (const [name, message] of placed) {
      const shouldFocus = name === first;
      setError(name as FieldPath<Input>, { type: 'server', message }, { shouldFocus });
    }
    const homeless = sentences.filter(({ field }) => field === undefined);
    if (homeless.length === 0) clearErrors('root.server');
    else setError('root.server', { message: homeless.map(({ message }) => message).join(' ') });
  }, [clearErrors, fieldErrors, registry, setError]);
}
