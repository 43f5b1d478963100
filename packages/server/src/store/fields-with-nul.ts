/**
 * Paths of the texts, at any depth, that contain U+0000, which PostgreSQL cannot store: such a value
 * must be rejected before it is looked up or written.
 */
export function fieldsWithNul(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes('\u0000') ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    // Keys are checked like values.
    ...fieldsWithNul(key, path || 'body'),
    ...fieldsWithNul(part, path ? `${path}.${key}` : key),
  ]);
}
