/**
 * Dotted paths of the texts, at any depth, that hold the character U+0000, which no text of the
 * database can: such a value must be rejected before it is looked up or written.
 */
export function fieldsWithNul(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes('\u0000') ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    // A name is as much a text as what is under it.
    ...fieldsWithNul(key, path || 'body'),
    ...fieldsWithNul(part, path ? `${path}.${key}` : key),
  ]);
}
