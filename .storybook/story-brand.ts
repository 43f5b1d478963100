import { createTranslator } from './story-texts/translate.ts';
import { capitalized } from './toolbar.ts';

/** The brand that stories are written for. */
const written = 'Lentera';

type Named = ReturnType<typeof createTranslator>;

const known = new Map<string, Named>();

/**
 * Returns a function that gives the properties of a story the name of the brand in the toolbar; one in
 * high contrast has that of its brand.
 */
export function namedAs(brand: string): Named {
  const name = capitalized(brand.replace(/-contrast$/, ''));
  if (name === written) return (value) => value;
  const named = known.get(name) ?? createTranslator((text) => (text === written ? name : text));
  known.set(name, named);
  return named;
}
