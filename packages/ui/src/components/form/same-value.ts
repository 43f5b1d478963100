/** Whether two values of a form are equal; lists and objects are compared by content. */
export function sameValue(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true;
  if (!isGroup(first) || !isGroup(second)) return false;
  const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...keys].every((key) => sameValue(first[key], second[key]));
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date);
