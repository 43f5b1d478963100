const none: readonly string[] = [];

/** Returns a list of texts of a form; any other value counts as an empty list. */
export function readTexts(held: unknown): readonly string[] {
  if (!Array.isArray(held)) return none;
  const texts: readonly unknown[] = held;
  return texts.filter((text) => typeof text === 'string');
}
