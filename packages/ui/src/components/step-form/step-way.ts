import { safeParseAsync } from 'zod/v4/core';
import { blankValue, readSchema, withoutBlanks } from '../form/read-schema.ts';
import type { ServerFieldErrors } from '../form/use-server-errors.ts';
import type { FormStep, StepValues } from './step-form.types.ts';

/** Names of a step's own fields. */
export const namesOf = ({ schema }: FormStep): readonly string[] =>
  Object.keys(readSchema(schema).fields);

/** Values before anything was entered, with those that are known. */
export function initialValues(steps: readonly FormStep[], known: object = {}): StepValues {
  const blank = steps.map(({ schema }) => blankValue(schema) as object);
  return Object.assign({}, ...blank, known) as StepValues;
}

/** The values of one step out of all. */
export const valuesOf = (step: FormStep, values: StepValues): StepValues =>
  Object.fromEntries(namesOf(step).map((name) => [name, values[name]]));

/**
 * Checks all steps again before the end, as a draft may be older than the rules.
 * @returns what the schemas made of the values, or the first step that rejects them
 */
export async function checkAll(
  steps: readonly FormStep[],
  values: StepValues,
): Promise<{ readonly output: object } | { readonly refusedAt: number }> {
  const outputs: object[] = [];
  for (const [index, step] of steps.entries()) {
    const prepare = withoutBlanks(step.schema);
    // One after the other, as a later step need not be asked when an earlier one rejects.
    const result = await safeParseAsync(step.schema, prepare(valuesOf(step, values)));
    if (!result.success) return { refusedAt: index };
    outputs.push(result.data);
  }
  return { output: Object.assign({}, ...outputs) as object };
}

const headOf = (path: string): string => path.split(/[.[]/, 1)[0] ?? path;

/** The server's sentences that this step shows: its own, and those of no step at all. */
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

/** Where a draft goes on: at its step, or before, where something private must be entered again. */
export function resumeAt(steps: readonly FormStep[], stepId: string): number {
  const saved = steps.findIndex(({ id }) => id === stepId);
  const secret = steps.findIndex((step) => (step.private?.length ?? 0) > 0);
  return secret !== -1 && secret < saved ? secret : saved;
}
