const none: readonly string[] = [];

/** Texts of a list that a form holds; anything else is as good as an empty list. */
export function readTexts(held: unknown): readonly string[] {
  if (!Array.isArray(held)) return none;
  const texts: readonly unknown[] = held;
  return texts.filter((text) => typeof text === 'string');
}
