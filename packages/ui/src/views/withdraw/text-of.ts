import type { StepValues } from '../../components/step-form/step-form.types.ts';

/** Returns the text entered under a name; empty for any other value. */
export const textOf = (values: StepValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};
