import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { StepValues } from './step-form.types.ts';

export interface StepWatcherProps {
  /** Receives the values of this step at every change, without a render. */
  onChange: (values: StepValues) => void;
  /** Validates immediately, for a step with rejected fields. */
  showErrors: boolean;
}

/** Observes the values of the form of one step. */
export function StepWatcher({ onChange, showErrors }: StepWatcherProps) {
  const { subscribe, trigger } = useFormContext();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => latest.current(values) }),
    [subscribe],
  );
  useEffect(() => {
    if (showErrors) void trigger(undefined, { shouldFocus: true });
  }, [showErrors, trigger]);
  return null;
}
