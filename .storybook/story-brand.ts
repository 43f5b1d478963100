import { createTranslator } from './story-texts/translate.ts';
import { capitalized } from './toolbar.ts';

/** Name of the brand in the source of stories. */
const sourceBrand = 'Lentera';

type ReplaceBrand = ReturnType<typeof createTranslator>;

const cache = new Map<string, ReplaceBrand>();

/** Whether a story shows several themes, and therefore the names of their own brands. */
const hasThemes = (args: unknown): boolean =>
  typeof args === 'object' && args !== null && 'schemes' in args;

/**
 * Returns a function that replaces the brand name in the properties of a story by that of the brand in
 * the toolbar, without `-contrast`.
 */
export function namedAs(brand: string): ReplaceBrand {
  const name = capitalized(brand.replace(/-contrast$/, ''));
  if (name === sourceBrand) return (value) => value;
  const cached = cache.get(name) ?? createNaming(name);
  cache.set(name, cached);
  return cached;
}

function createNaming(name: string): ReplaceBrand {
  const translate = createTranslator((text) => (text === sourceBrand ? name : text));
  return (args) => (hasThemes(args) ? args : translate(args));
}
