/** A sort as the platform's list calls write it: a column id, `-` in front for descending. */
export interface SortKey {
  readonly id: string;
  readonly descending: boolean;
}

/** Reads `-createdAt`, and several with the most significant first: `status,-amount`. */
export function readSorts(sort: string | null): readonly SortKey[] {
  return (sort ?? '').split(',').flatMap((key) => {
    const descending = key.startsWith('-');
    const id = descending ? key.slice(1) : key;
    return id === '' ? [] : [{ id, descending }];
  });
}

/** Writes `status,-amount`; an empty text for no order. */
export function writeSorts(keys: readonly SortKey[]): string | null {
  const written = keys.map(({ id, descending }) => (descending ? `-${id}` : id));
  return written.length > 0 ? written.join(',') : null;
}

/** A press on the header of a column. */
export interface SortPress {
  readonly id: string;
  /** Direction of the first press. */
  readonly descendingFirst: boolean;
  /** If set, adds the column to the sort, reverses it, then removes it; otherwise sorts by it alone. */
  readonly adds: boolean;
}

/** Returns the sort after a press on a header. */
export function pressSort(
  keys: readonly SortKey[],
  { id, descendingFirst, adds }: SortPress,
): readonly SortKey[] {
  const stored = keys.find((key) => key.id === id);
  const next = { id, descending: stored ? !stored.descending : descendingFirst };
  if (!adds) return [next];
  if (!stored) return [...keys, next];
  const isTurned = stored.descending !== descendingFirst;
  return keys.flatMap((key) => (key !== stored ? [key] : isTurned ? [] : [next]));
}
