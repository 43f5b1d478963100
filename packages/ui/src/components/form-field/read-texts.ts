const none: readonly string[] = [];

/** Returns a list of texts of a form; any other value counts as an empty list. */
export function readTexts(formValue: unknown): readonly string[] {
  if (!Array.isArray(formValue)) return none;
  const texts: readonly unknown[] = formValue;
  return texts.filter((text) => typeof text === 'string');
}
