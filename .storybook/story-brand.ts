import { createTranslator } from './story-texts/translate.ts';
import { capitalized } from './toolbar.ts';

/** The brand that stories are written for. */
const written = 'Lentera';

type Named = ReturnType<typeof createTranslator>;

const known = new Map<string, Named>();

/** A story of several themes shows their own names, of which one is that of the written brand. */
const hasThemes = (args: unknown): boolean =>
  typeof args === 'object' && args !== null && 'schemes' in args;

/**
 * Returns a function that gives the properties of a story the name of the brand in the toolbar; one in
 * high contrast has that of its brand.
 */
export function namedAs(brand: string): Named {
  const name = capitalized(brand.replace(/-contrast$/, ''));
  if (name === written) return (value) => value;
  const named = known.get(name) ?? createNaming(name);
  known.set(name, named);
  return named;
}

function createNaming(name: string): Named {
  const translate = createTranslator((text) => (text === written ? name : text));
  return (args) => (hasThemes(args) ? args : translate(args));
}
