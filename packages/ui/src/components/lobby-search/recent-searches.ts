import { foldText } from './fold-text.ts';

/** Number of earlier searches to offer. */
const searchesKept = 5;
/** Characters kept of each; more is not readable in the list. */
const charactersKept = 40;

/**
 * Earlier searches, newest first, with one more: trimmed and cut, and not twice whatever its case
 * and diacritics. What holds no letter and no digit is no search and changes nothing.
 * @example withSearch(['bingo', 'arena'], ' Aréna ') // ['Aréna', 'bingo']
 * @source ours
 */
export function withSearch(earlier: readonly string[], query: string): readonly string[] {
  const text = [...query.trim()].slice(0, charactersKept).join('').trim();
  const folded = foldText(text);
  if (folded === '') return earlier;
  const others = earlier.filter((each) => foldText(each) !== folded);
  return [text, ...others].slice(0, searchesKept);
}
