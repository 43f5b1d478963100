import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sameValue } from './same-value.ts';

/** Reports whether a form has unsaved input. */
export interface Dirtiness {
  /** Marks the current values as saved. */
  readonly markSaved: () => void;
  /** Marks the form as unsaved again after the server has rejected it. */
  readonly markUnsaved: () => void;
}

/**
 * Tracks whether a form has unsaved input, without rendering.
 * @param onFlip called each time the result changes
 */
export function useDirty<Input extends FieldValues, Output>(
  { subscribe, getValues }: UseFormReturn<Input, unknown, Output>,
  defaultValues: object,
  onFlip: (dirty: boolean) => void,
): Dirtiness {
  const latest = useRef(onFlip);
  useEffect(() => {
    latest.current = onFlip;
  });
  const initial = useRef<object>(defaultValues);
  const saved = useRef<object>(defaultValues);
  const dirty = useRef(false);

  const compare = useCallback((values: object) => {
    const now = !sameValue(values, saved.current);
    if (now === dirty.current) return;
    dirty.current = now;
    latest.current(now);
  }, []);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => compare(values) }),
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
    markSaved: useCallback(() => take(structuredClone(getValues())), [getValues, take]),
    markUnsaved: useCallback(() => take(initial.current), [take]),
  };
}
