import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sameValue } from './same-value.ts';

/** Whether a form holds something that is not saved, and how to say that it is. */
export interface Dirtiness {
  readonly dirty: boolean;
  /** What stands in the form now counts as saved. */
  readonly markSaved: () => void;
  /** What counted as saved is not: the server refused it. */
  readonly markUnsaved: () => void;
}

/** Follows the values without rendering until the answer changes. */
export function useDirty<Input extends FieldValues, Output>(
  { subscribe, getValues }: UseFormReturn<Input, unknown, Output>,
  defaultValues: object,
): Dirtiness {
  const [dirty, setDirty] = useState(false);
  const initial = useRef<object>(defaultValues);
  const saved = useRef<object>(defaultValues);

  const compare = useCallback(
    (values: object) => setDirty(!sameValue(values, saved.current)),
    [setDirty],
  );
  useEffect(
    () => subscribe({ formState: {}, callback: ({ values }) => compare(values) }),
    [compare, subscribe],
  );
  const take = useCallback(
    (baseline: object) => {
      saved.current = baseline;
      compare(getValues());
    },
    [compare, getValues],
  );
  return {
    dirty,
    markSaved: useCallback(() => take(structuredClone(getValues())), [getValues, take]),
    markUnsaved: useCallback(() => take(initial.current), [take]),
  };
}
