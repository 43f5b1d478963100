import { withSearch } from '@lobi/ui/lobby';

/** Owner of the searches: a user's id, or `guest`. */
type Owner = string;

interface Kept {
  readonly owner: Owner;
  readonly words: readonly string[];
}

const none: readonly string[] = [];

/** Searches in a browser without storage; they last until the page is left. */
const held = new Map<string, Kept>();

const keyOf = (brandId: string): string => `lobi.searches.${brandId}`;

function parse(text: string | null): Kept | undefined {
  if (text === null) return undefined;
  try {
    const { owner, words } = JSON.parse(text) as Partial<Kept>;
    if (typeof owner !== 'string' || !Array.isArray(words)) return undefined;
    // Stored text can be edited in the browser: it passes the same rules as typed text.
    const texts = words.filter((word: unknown) => typeof word === 'string');
    return { owner, words: texts.reduceRight<readonly string[]>(withSearch, none) };
  } catch {
    return undefined;
  }
}

function read(key: string): Kept | undefined {
  const own = held.get(key);
  if (own) return own;
  try {
    return parse(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/** Forgets what was searched on this device. */
export function forgetSearches(brandId: string): readonly string[] {
  const key = keyOf(brandId);
  held.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
  return none;
}

/**
 * Returns the searches on this device, newest first. One list for each brand, of one person: a read
 * for another person deletes the searches of the previous one, however that session ended, so that
 * they are neither shown to the next person nor left on a shared phone.
 */
export function keptSearches(brandId: string, owner: Owner): readonly string[] {
  const kept = read(keyOf(brandId));
  if (!kept) return none;
  return kept.owner === owner ? kept.words : forgetSearches(brandId);
}

/** Keeps a search that led to something; returns the list with it. */
export function keepSearch(brandId: string, owner: Owner, query: string): readonly string[] {
  const key = keyOf(brandId);
  const kept: Kept = { owner, words: withSearch(keptSearches(brandId, owner), query) };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    held.delete(key);
  } catch {
    held.set(key, kept);
  }
  return kept.words;
}
