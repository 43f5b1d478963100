/** A game that matches the search. */
export interface SearchHit {
  readonly id: string;
  readonly title: string;
  /** Provider or category. */
  readonly note?: string | undefined;
  readonly href: string;
}

/** One option of the list: a text to search for, a game to open, or `clear` to delete earlier searches. */
export interface SearchChoice {
  readonly key: string;
  readonly kind: 'recent' | 'suggestion' | 'game' | 'clear';
  readonly label: string;
  readonly note?: string | undefined;
  /** Address of a game; other options have none. */
  readonly href?: string | undefined;
}

/** Options of one kind, in the format of the list box. */
export interface SearchGroup {
  readonly value: Exclude<SearchChoice['kind'], 'clear'>;
  readonly items: readonly SearchChoice[];
}

export interface SearchLists {
  readonly recent?: readonly string[] | undefined;
  readonly suggestions?: readonly string[] | undefined;
  readonly games?: readonly SearchHit[] | undefined;
}

const searchGroup = (kind: 'recent' | 'suggestion', searches: readonly string[]): SearchGroup => ({
  value: kind,
  items: searches.map((label) => ({ key: `${kind}:${label}`, kind, label })),
});

/**
 * Options: earlier searches while nothing is typed, else suggestions and games. Empty groups are
 * omitted.
 */
export function searchChoices(
  query: string,
  { recent = [], suggestions = [], games = [] }: SearchLists,
): readonly SearchGroup[] {
  const groups: readonly SearchGroup[] =
    query.trim() === ''
      ? [searchGroup('recent', recent)]
      : [
          searchGroup(
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

/** Adds an option below the earlier searches, which deletes them: arrow keys reach only options of a list. */
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
