/** A value of a record that may change. */
export type DiffValue = string | number | boolean | null | undefined;

/** One field with its previous and its new value. */
export interface FieldChange {
  readonly field: string;
  readonly before: DiffValue;
  readonly after: DiffValue;
}

const isEmpty = (value: DiffValue): boolean =>
  value === undefined || value === null || value === '';

/**
 * The fields that differ, in the order of the first record, then those only in the second. Missing, `null`
 * and empty are equal.
 */
export function changesOf(
  before: Readonly<Record<string, DiffValue>>,
  after: Readonly<Record<string, DiffValue>>,
): FieldChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].flatMap((field) => {
    const [was, is] = [before[field], after[field]];
    const same = was === is || (isEmpty(was) && isEmpty(is));
    return same ? [] : [{ field, before: was, after: is }];
  });
}

/** Whether a value counts as empty. */
export const hasNoValue = isEmpty;
