/** A sort as the platform's list calls write it: a column id, `-` in front for descending. */
export interface SortKey {
  readonly id: string;
  readonly descending: boolean;
}

/** Reads `-createdAt`. */
export function readSort(sort: string | null): SortKey | undefined {
  if (sort === null || sort === '') return undefined;
  const descending = sort.startsWith('-');
  return { id: descending ? sort.slice(1) : sort, descending };
}

/** Writes `-createdAt`. */
export function writeSort({ id, descending }: SortKey): string {
  return descending ? `-${id}` : id;
}
