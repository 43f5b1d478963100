/** Levels of lists and objects that a JSON text from outside may have. @source ours */
export const deepestJson = 32;

/**
 * Whether a parsed value has more levels than `most`. It walks with a list of its own, because code
 * that calls itself once per level ends in a stack overflow on a body of a few kilobytes.
 */
export function isDeeperThan(value: unknown, most: number): boolean {
  const open: (readonly [value: unknown, level: number])[] = [[value, 1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [part, level] = next;
    if (typeof part !== 'object' || part === null) continue;
    if (level > most) return true;
    for (const inner of Object.values(part)) open.push([inner, level + 1]);
  }
  return false;
}

/**
 * Parses a JSON text from an outside party. Everything behind it may then recurse once per level.
 * @throws SyntaxError if it is no JSON or has more than `deepestJson` levels
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isDeeperThan(value, deepestJson)) throw new SyntaxError('JSON with too many levels');
  return value;
}
