import { safeParseAsync } from 'zod/v4/core';
import { blankValue, readSchema, withoutBlanks } from '../form/read-schema.ts';
import type { ServerFieldErrors } from '../form/use-server-errors.ts';
import type { FormStep, StepValues } from './step-form.types.ts';

/** Names of a step's fields. */
export const namesOf = ({ schema }: FormStep): readonly string[] =>
  Object.keys(readSchema(schema).fields);

/** Initial values, including known ones. */
export function initialValues(steps: readonly FormStep[], initial: object = {}): StepValues {
  const blank = steps.map(({ schema }) => blankValue(schema) as object);
  return Object.assign({}, ...blank, initial) as StepValues;
}

/** The values of one step out of all. */
export const valuesOf = (step: FormStep, values: StepValues): StepValues =>
  Object.fromEntries(namesOf(step).map((name) => [name, values[name]]));

/**
 * Validates all steps again at the end, since a draft may be older than the rules.
 * @returns the parsed values, or the first step that rejects them
 */
export async function checkAll(
  steps: readonly FormStep[],
  values: StepValues,
): Promise<{ readonly output: object } | { readonly refusedAt: number }> {
  const outputs: object[] = [];
  for (const [index, step] of steps.entries()) {
    const prepare = withoutBlanks(step.schema);
    // Sequential, since validation ends at the first step that rejects.
    const result = await safeParseAsync(step.schema, prepare(valuesOf(step, values)));
    if (!result.success) return { refusedAt: index };
    outputs.push(result.data);
  }
  return { output: Object.assign({}, ...outputs) as object };
}

const headOf = (path: string): string => path.split(/[.[]/, 1)[0] ?? path;

/** The server's messages for this step: its own, and those that belong to no step. */
export function errorsOf(
  step: FormStep,
  steps: readonly FormStep[],
  fieldErrors: ServerFieldErrors,
): ServerFieldErrors {
  const own = new Set(namesOf(step));
  const all = new Set(steps.flatMap(namesOf));
  return Object.fromEntries(
    Object.entries(fieldErrors).filter(([path]) => {
      const head = headOf(path);
      return own.has(head) || !all.has(head);
    }),
  );
}

/** Steps with a field that the server rejected, by index. */
export function refusedSteps(
  steps: readonly FormStep[],
  fieldErrors: ServerFieldErrors,
): readonly number[] {
  const heads = new Set(Object.keys(fieldErrors).map(headOf));
  return steps.flatMap((step, index) =>
    namesOf(step).some((name) => heads.has(name)) ? [index] : [],
  );
}

/** Step at which a draft continues: its own, or an earlier one with private fields. */
export function resumeAt(steps: readonly FormStep[], stepId: string): number {
  const saved = steps.findIndex(({ id }) => id === stepId);
  const secret = steps.findIndex((step) => (step.private?.length ?? 0) > 0);
  return secret !== -1 && secret < saved ? secret : saved;
}
