/** Maximum nesting depth of a JSON text from outside. @source ours */
export const deepestJson = 32;

/**
 * Returns whether a parsed value is nested deeper than `maximumDepth`. It uses an explicit stack, because
 * recursion would overflow the call stack on a body of a few kilobytes.
 */
export function isDeeperThan(value: unknown, maximumDepth: number): boolean {
  const open: (readonly [value: unknown, level: number])[] = [[value, 1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [part, level] = next;
    if (typeof part !== 'object' || part === null) continue;
    if (level > maximumDepth) return true;
    for (const inner of Object.values(part)) open.push([inner, level + 1]);
  }
  return false;
}

/**
 * Parses a JSON text from an outside party. Code that processes the result may recurse once per level.
 * @throws SyntaxError if it is no JSON or has more than `deepestJson` levels
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isDeeperThan(value, deepestJson)) throw new SyntaxError('JSON with too many levels');
  return value;
}
