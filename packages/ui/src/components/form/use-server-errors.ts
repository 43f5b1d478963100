import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldRegistry } from './field-registry.ts';

/** What the server refused: sentences by field. Only the first of each field is shown. */
export type ServerFieldErrors = Readonly<Record<string, readonly string[]>>;

const none: readonly string[] = [];

/**
 * Puts the server's sentences at their fields, until those change, with the focus on the first.
 * @returns sentences that belong to no field on the page
 */
export function useServerErrors<Input extends FieldValues, Output>(
  { setError }: UseFormReturn<Input, unknown, Output>,
  registry: FieldRegistry,
  fieldErrors: ServerFieldErrors | undefined,
): readonly string[] {
  const [strays, setStrays] = useState(none);

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
    setStrays(homeless.length === 0 ? none : homeless.map(({ message }) => message));
  }, [fieldErrors, registry, setError]);

  return strays;
}
