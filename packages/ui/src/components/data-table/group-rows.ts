/** Adjacent rows with the same key. */
export interface RowGroup<Row> {
  readonly key: string;
  readonly rows: readonly Row[];
  /** Index of its first row in the list. */
  readonly first: number;
}

/** Splits a list where the key changes; the order of rows is preserved. */
export function groupRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): readonly RowGroup<Row>[] {
  const groups: { key: string; rows: Row[]; first: number }[] = [];
  for (const [position, row] of rows.entries()) {
    const key = keyOf(row);
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, rows: [row], first: position });
  }
  return groups;
}
