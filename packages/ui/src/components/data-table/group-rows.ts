/** Neighbouring rows with one key. */
export interface RowGroup<Row> {
  readonly key: string;
  readonly rows: readonly Row[];
}

/** Cuts a list where the key changes; the order of rows stays. */
export function groupRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): readonly RowGroup<Row>[] {
  const groups: { key: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const key = keyOf(row);
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, rows: [row] });
  }
  return groups;
}
