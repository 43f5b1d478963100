import { describe, expect, it } from 'vitest';
import type { DataColumn } from './data-table.types.ts';
import { groupRows } from './group-rows.ts';
import { readSort, writeSort } from './sort-key.ts';
import { csvSeparatorFor, toCsv } from './to-csv.ts';

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

  it.each(['=1+1', '+62811', '-2+3', '@SUM(A1)', '＝1+1', '＋62', '－2+3', '＠SUM(A1)'])(
    'disarms %s',
    (name) => {
      expect(lineOf({ name, amount: '1' })).toBe(`'${name},1`);
    },
  );

  it.each(['\tx', '\rx', '\nx'])('disarms and quotes %j', (name) => {
    expect(toCsv(columns, [{ name, amount: '1' }])).toContain(`"'${name}",1`);
  });

  it('follows the separator a language expects, and quotes every other', () => {
    expect([csvSeparatorFor('id'), csvSeparatorFor('es')]).toEqual([';', ';']);
    expect([csvSeparatorFor('en'), csvSeparatorFor('zh-Hans')]).toEqual([',', ',']);
    expect(toCsv(columns, [{ name: 'a;b', amount: '1' }], ';')).toBe(
      '\uFEFFNama;Jumlah\r\n"a;b";1\r\n',
    );
    expect(lineOf({ name: 'a;b', amount: '1' })).toBe('"a;b",1');
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
      { key: 'a', rows: ['a1', 'a2'], first: 0 },
      { key: 'b', rows: ['b1'], first: 2 },
      { key: 'a', rows: ['a3'], first: 3 },
    ]);
  });
});

describe('sort keys', () => {
  it('reads and writes the notation of the list calls', () => {
    expect(readSort('-createdAt')).toEqual({ id: 'createdAt', descending: true });
    expect(readSort(null)).toBeUndefined();
    expect(writeSort({ id: 'username', descending: false })).toBe('username');
  });
});
