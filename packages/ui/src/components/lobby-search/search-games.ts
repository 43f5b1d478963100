import { foldText } from './fold-text.ts';

/** Texts by which a game is found, in order of relevance. */
export interface SearchableGame {
  readonly title: string;
  readonly provider: string;
  readonly category: string;
}

/** Number of typos tolerated in a word of this length: none in short words. */
const allowedMistakes = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Returns whether `typed` can become a prefix of `word` with at most `limit` letters changed, inserted,
 * deleted or swapped with a neighbour.
 */
function isNearPrefix(typed: string, word: string, limit: number): boolean {
  const end = Math.min(word.length, typed.length + limit);
  if (end < typed.length - limit) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: end + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let lowest = row;
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
      lowest = Math.min(lowest, cost);
    }
    // A swap spans two letters: values above the limit there stay above it.
    if (lowest > limit && Math.min(...last) > limit) return false;
    beforeLast = last;
    last = current;
  }
  return Math.min(...last) <= limit;
}

/**
 * Score of one typed word in a text: 3 start of the text, 2 start of a word, 1 within or mistyped, 0 no
 * match.
 */
function fit(typed: string, text: string): number {
  if (text.startsWith(typed)) return 3;
  if (text.includes(` ${typed}`)) return 2;
  if (typed.length >= 3 && text.includes(typed)) return 1;
  const limit = allowedMistakes(typed.length);
  return limit > 0 && text.split(' ').some((word) => isNearPrefix(typed, word, limit)) ? 1 : 0;
}

/**
 * Each game's text is folded once: a key press searches thousands of titles, and only the typed text changes.
 */
const foldedTitles = new WeakMap<SearchableGame, string>();

function titleOf(game: SearchableGame): string {
  const title = foldedTitles.get(game) ?? foldText(game.title);
  foldedTitles.set(game, title);
  return title;
}

/** Memoizes a function that is called with few different texts. */
function once<Result>(work: (text: string) => Result): (text: string) => Result {
  const cache = new Map<string, Result>();
  return (text) => {
    const result = cache.get(text) ?? work(text);
    cache.set(text, result);
    return result;
  };
}

/**
 * Games that match the typed text, best first; all of them without one. Every typed word must match the
 * title, the provider or the category; a title counts more than the rest. Ignores diacritics and punctuation,
 * and tolerates one typo in a word of four letters or two from eight. `nameOf` returns the category in the
 * user's language, `searchTermsOf` returns more search terms of a game, such as its title in other languages.
 * @source ours
 */
export function searchGames<Game extends SearchableGame>(
  games: readonly Game[],
  query: string,
  nameOf: (category: Game['category']) => string = (category) => category,
  searchTermsOf: (game: Game) => string = () => '',
): readonly Game[] {
  const typed = foldText(query);
  if (typed === '') return games;
  const words = typed.split(' ').map((word) => ({ word, fitOf: once((text) => fit(word, text)) }));
  const folded = once(foldText);
  return games
    .map((game, index) => {
      const title = titleOf(game);
      const others = [game.provider, nameOf(game.category), game.category, searchTermsOf(game)].map(
        folded,
      );
      const scores = words.map(({ word, fitOf }) =>
        Math.max(fit(word, title) * 2, ...others.map(fitOf)),
      );
      const score = scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0);
      return { game, index, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ game }) => game);
}
