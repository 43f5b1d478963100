import { foldText } from './fold-text.ts';

/** What a game is found by, most telling first. */
export interface SearchableGame {
  readonly title: string;
  readonly provider: string;
  readonly category: string;
}

/** Letters that may be wrong in a word of this length: none in short ones. */
const allowedMistakes = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Can `typed` become the start of `word` with at most `limit` letters changed, added, left out or
 * swapped with a neighbour?
 */
function isNearPrefix(typed: string, word: string, limit: number): boolean {
  const end = Math.min(word.length, typed.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: end + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= end; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last) <= limit;
}

/** How well one typed word fits a text: 3 start of the text, 2 start of a word, 1 within or mistyped, 0 not. */
function fit(typed: string, text: string): number {
  if (text.startsWith(typed)) return 3;
  const words = text.split(' ');
  if (words.some((word) => word.startsWith(typed))) return 2;
  const isInside = typed.length >= 3 && text.includes(typed);
  const limit = allowedMistakes(typed.length);
  if (isInside || (limit > 0 && words.some((word) => isNearPrefix(typed, word, limit)))) return 1;
  return 0;
}

/** Folded once for each game: a key asks for thousands of them, and only what was typed is new. */
const folded = new WeakMap<SearchableGame, SearchableGame>();

function foldedOf(game: SearchableGame): SearchableGame {
  const known = folded.get(game);
  if (known) return known;
  const { title, provider, category } = game;
  const texts = {
    title: foldText(title),
    provider: foldText(provider),
    category: foldText(category),
  };
  folded.set(game, texts);
  return texts;
}

/**
 * Games that fit what was typed, best first; all of them when nothing was. Every typed word must
 * fit the title, the provider or the category; a title counts more than the rest. Forgives
 * diacritics, punctuation, and one mistake in a word of four letters or two from eight.
 * `nameOf` gives the category in the reader's language.
 * @source ours
 */
export function searchGames<Game extends SearchableGame>(
  games: readonly Game[],
  query: string,
  nameOf: (category: Game['category']) => string = (category) => category,
): readonly Game[] {
  const typed = foldText(query);
  if (typed === '') return games;
  const words = typed.split(' ');
  const names = new Map<string, string>();
  const nameFolded = (category: Game['category']): string => {
    const known = names.get(category) ?? foldText(nameOf(category));
    names.set(category, known);
    return known;
  };
  return games
    .map((game, index) => {
      const { title, provider, category } = foldedOf(game);
      const others = [provider, nameFolded(game.category), category];
      const scores = words.map((word) =>
        Math.max(fit(word, title) * 2, ...others.map((text) => fit(word, text))),
      );
      const score = scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0);
      return { game, index, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ game }) => game);
}
