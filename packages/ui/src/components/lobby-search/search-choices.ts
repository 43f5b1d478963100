/** A game the search found. */
export interface SearchHit {
  readonly id: string;
  readonly title: string;
  /** Provider or category. */
  readonly note?: string | undefined;
  readonly href: string;
}

/** One line of the list: words to search for, a game to open, or `clear` to forget earlier searches. */
export interface SearchChoice {
  readonly key: string;
  readonly kind: 'recent' | 'suggestion' | 'game' | 'clear';
  readonly label: string;
  readonly note?: string | undefined;
  /** Where a game is; words have none. */
  readonly href?: string | undefined;
}

/** Lines of one kind, in the shape the list box takes. */
export interface SearchGroup {
  readonly value: Exclude<SearchChoice['kind'], 'clear'>;
  readonly items: readonly SearchChoice[];
}

export interface SearchLists {
  readonly recent?: readonly string[] | undefined;
  readonly suggestions?: readonly string[] | undefined;
  readonly games?: readonly SearchHit[] | undefined;
}

const wordsOf = (kind: 'recent' | 'suggestion', words: readonly string[]): SearchGroup => ({
  value: kind,
  items: words.map((label) => ({ key: `${kind}:${label}`, kind, label })),
});

/**
 * Lines to offer: what was searched before while nothing is typed, else suggestions and games. Empty
 * groups are left out.
 */
export function searchChoices(
  query: string,
  { recent = [], suggestions = [], games = [] }: SearchLists,
): readonly SearchGroup[] {
  const groups: readonly SearchGroup[] =
    query.trim() === ''
      ? [wordsOf('recent', recent)]
      : [
          wordsOf(
            'suggestion',
            suggestions.filter((word) => word !== query),
          ),
          {
            value: 'game',
            items: games.map(({ id, title, note, href }) => ({
              key: `game:${id}`,
              kind: 'game' as const,
              label: title,
              note,
              href,
            })),
          },
        ];
  return groups.filter(({ items }) => items.length > 0);
}

/**
 * Lines with one more below the earlier searches, which forgets them: within a list the arrow keys
 * reach nothing but its lines.
 */
export function withClearing(
  groups: readonly SearchGroup[],
  label: string,
): readonly SearchGroup[] {
  return groups.map((group) =>
    group.value === 'recent'
      ? { ...group, items: [...group.items, { key: 'clear', kind: 'clear', label }] }
      : group,
  );
}
