import type { StepValues } from '../../components/step-form/step-form.types.ts';

/** Text that was entered under a name; empty for anything else. */
export const textOf = (values: StepValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};
