import { describe, expect, it } from 'vitest';
import type { DataColumn } from './data-table.types.ts';
import { groupRows } from './group-rows.ts';
import { narrowRows } from './narrow-rows.ts';
import { readSort, writeSort } from './sort-key.ts';
import { toCsv } from './to-csv.ts';

interface Row {
  readonly name: string;
  readonly amount: string;
}

const columns: readonly DataColumn<Row>[] = [
  { id: 'name', header: 'Nama', value: (row) => row.name, cell: (row) => row.name },
  { id: 'amount', header: 'Jumlah', value: (row) => row.amount, cell: (row) => row.amount },
  { id: 'picture', header: 'Gambar', cell: () => null },
];

const lineOf = (row: Row) => toCsv(columns, [row]).split('\r\n')[1];

describe('toCsv', () => {
  it('writes headings and rows with a byte-order mark, and leaves out columns without a value', () => {
    expect(toCsv(columns, [{ name: 'siti', amount: '10' }])).toBe(
      '\uFEFFNama,Jumlah\r\nsiti,10\r\n',
    );
  });

  it.each(['=1+1', '+62811', '-2+3', '@SUM(A1)', '\tx'])('disarms %s', (name) => {
    expect(lineOf({ name, amount: '1' })).toBe(`'${name},1`);
  });

  it('keeps negative amounts numbers', () => {
    expect(lineOf({ name: 'a', amount: '-500000.50' })).toBe('a,-500000.50');
  });

  it('quotes commas, quotes and line breaks, after disarming', () => {
    expect(lineOf({ name: 'a "b", c', amount: '1' })).toBe('"a ""b"", c",1');
    expect(lineOf({ name: '=a,b', amount: '1' })).toBe('"\'=a,b",1');
  });
});

describe('groupRows', () => {
  it('cuts where the key changes and keeps the order', () => {
    const groups = groupRows(['a1', 'a2', 'b1', 'a3'], (row) => row.slice(0, 1));
    expect(groups).toEqual([
      { key: 'a', rows: ['a1', 'a2'] },
      { key: 'b', rows: ['b1'] },
      { key: 'a', rows: ['a3'] },
    ]);
  });
});

describe('narrowRows', () => {
  const rows: readonly Row[] = [
    { name: 'Siti', amount: '10' },
    { name: 'Wayan', amount: '20' },
  ];

  it('searches every value without regard to capitals', () => {
    expect(narrowRows(rows, columns, { search: ' siTI ', filters: {} })).toEqual([rows[0]]);
    expect(narrowRows(rows, columns, { search: '20', filters: {} })).toEqual([rows[1]]);
  });

  it('keeps rows that match every filter exactly', () => {
    expect(narrowRows(rows, columns, { search: '', filters: { amount: '10' } })).toEqual([rows[0]]);
    expect(narrowRows(rows, columns, { search: '', filters: { amount: '1' } })).toEqual([]);
  });

  it('hands back the same rows when nothing narrows', () => {
    expect(narrowRows(rows, columns, { search: '', filters: {} })).toBe(rows);
  });
});

describe('sort keys', () => {
  it('reads and writes the notation of the list calls', () => {
    expect(readSort('-createdAt')).toEqual({ id: 'createdAt', descending: true });
    expect(readSort(null)).toBeUndefined();
    expect(writeSort({ id: 'username', descending: false })).toBe('username');
  });
});
