import { foldText } from './fold-text.ts';

/** Number of earlier searches to show. */
const searchesKept = 5;
/** Maximum stored characters of each; longer texts would not fit the list. */
const charactersKept = 40;

/**
 * Earlier searches, newest first, with one more: trimmed and cut, without duplicates by case and
 * diacritics. A text without letters and digits changes nothing.
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
