import { describe, expect, it } from 'vitest';
import { textToCopy } from './copy-cells.ts';
import type { DataColumn } from './data-table.types.ts';

interface Row {
  readonly id: string;
  readonly note: string;
  readonly amount: number | null;
}

const rows: readonly Row[] = [
  { id: 'r1', note: 'first\tline', amount: 30 },
  { id: 'r2', note: 'second', amount: null },
  { id: 'r3', note: 'third', amount: 20 },
];
const columns: readonly DataColumn<Row>[] = [
  { id: 'note', header: 'Note', cell: () => null, value: ({ note }) => note },
  { id: 'action', header: 'Action', cell: () => null },
  { id: 'amount', header: 'Amount', cell: () => null, value: ({ amount }) => amount },
];

const copied = (position: number, index: number, chosen: readonly string[] = []) =>
  textToCopy(
    {
      columns,
      rows: { count: rows.length, rowAt: (at) => rows[at] as Row },
      rowId: ({ id }) => id,
      selection: { selection: { all: false, ids: new Set(chosen) } } as never,
    },
    position,
    index,
  );

describe('textToCopy', () => {
  it('textToCopy gives the value of one cell, on one line', () => {
    expect(copied(0, 0)).toBe('first line');
    expect(copied(2, 2)).toBe('20');
  });

  it('textToCopy returns nothing for a cell without a value, so that its text is copied', () => {
    expect(copied(0, 1)).toBeUndefined();
  });

  it('textToCopy returns all selected rows if the cell is in one of them, separated by tabs', () => {
    expect(copied(0, 0, ['r1', 'r2'])).toBe('first line\t30\nsecond\t');
    expect(copied(2, 0, ['r1', 'r2'])).toBe('third');
  });
});
