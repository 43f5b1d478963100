import { withSearch } from '@lobi/ui/lobby';

/** Owner of the searches: a user's id, or `guest`. */
type Owner = string;

interface StoredSearches {
  readonly owner: Owner;
  readonly words: readonly string[];
}

const none: readonly string[] = [];

/** Searches in a browser without storage; they last until the page is left. */
const held = new Map<string, StoredSearches>();

const keyOf = (brandId: string): string => `lobi.searches.${brandId}`;

function parse(text: string | null): StoredSearches | undefined {
  if (text === null) return undefined;
  try {
    const { owner, words } = JSON.parse(text) as Partial<StoredSearches>;
    if (typeof owner !== 'string' || !Array.isArray(words)) return undefined;
    // Stored text can be edited in the browser, so that it is validated like typed text.
    const texts = words.filter((word: unknown) => typeof word === 'string');
    return { owner, words: texts.reduceRight<readonly string[]>(withSearch, none) };
  } catch {
    return undefined;
  }
}

function read(key: string): StoredSearches | undefined {
  const cached = held.get(key);
  if (cached) return cached;
  try {
    return parse(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/** Deletes the searches on this device. */
export function deleteSearches(brandId: string): readonly string[] {
  const key = keyOf(brandId);
  held.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // There is no storage.
  }
  return none;
}

/**
 * Returns the searches on this device, newest first. One list per brand, of one user: a read by another
 * user deletes the previous user's searches, however that session ended, so that they are neither shown
 * nor left on a shared phone.
 */
export function storedSearches(brandId: string, owner: Owner): readonly string[] {
  const stored = read(keyOf(brandId));
  if (!stored) return none;
  return stored.owner === owner ? stored.words : deleteSearches(brandId);
}

/** Stores a search that led to a result; returns the updated list. */
export function storeSearch(brandId: string, owner: Owner, query: string): readonly string[] {
  const key = keyOf(brandId);
  const stored: StoredSearches = {
    owner,
    words: withSearch(storedSearches(brandId, owner), query),
  };
  try {
    localStorage.setItem(key, JSON.stringify(stored));
    held.delete(key);
  } catch {
    held.set(key, stored);
  }
  return stored.words;
}
