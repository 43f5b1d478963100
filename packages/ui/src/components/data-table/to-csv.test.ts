import { describe, expect, it } from 'vitest';
import type { DataColumn } from './data-table.types.ts';
import { groupRows } from './group-rows.ts';
import { toCsv, type CsvReader } from './to-csv.ts';

const reader = { locale: 'en', timeZone: 'Asia/Jakarta', columnInZone: '{column} ({zone})' };
const indonesian: CsvReader = { ...reader, locale: 'id' };

interface Row {
  readonly name: string;
  readonly amount: string;
}

const columns: readonly DataColumn<Row>[] = [
  { id: 'name', header: 'Nama', value: (row) => row.name, cell: (row) => row.name },
  { id: 'amount', header: 'Jumlah', value: (row) => row.amount, cell: (row) => row.amount },
  { id: 'picture', header: 'Gambar', cell: () => null },
];

const lineOf = (row: Row) => toCsv(columns, [row], reader).split('\r\n')[1];

describe('toCsv', () => {
  it('toCsv writes headers and rows with a byte-order mark, and omits columns without a value', () => {
    expect(toCsv(columns, [{ name: 'siti', amount: '10' }], reader)).toBe(
      '\uFEFFNama,Jumlah\r\nsiti,10\r\n',
    );
  });

  it.each(['=1+1', '+62811', '-2+3', '@SUM(A1)', '＝1+1', '＋62', '－2+3', '＠SUM(A1)'])(
    'toCsv disarms the formula %s',
    (name) => {
      expect(lineOf({ name, amount: '1' })).toBe(`'${name},1`);
    },
  );

  it.each(['\tx', '\rx', '\nx'])('toCsv disarms and quotes %j', (name) => {
    expect(toCsv(columns, [{ name, amount: '1' }], reader)).toContain(`"'${name}",1`);
  });

  it('toCsv separates fields by semicolons if the comma is the decimal mark, and quotes both', () => {
    const row = { name: 'a;b,c', amount: '1' };
    expect(lineOf(row)).toBe('"a;b,c",1');
    for (const locale of ['id', 'es'])
      expect(toCsv(columns, [row], { ...reader, locale })).toBe(
        '\uFEFFNama;Jumlah\r\n"a;b,c";1\r\n',
      );
    expect(toCsv(columns, [row], { ...reader, locale: 'zh-Hans' })).toContain('Nama,Jumlah');
  });

  it('toCsv writes decimals with the mark of the language, only in columns of numbers', () => {
    const numbers: readonly DataColumn<Row>[] = [
      { id: 'name', header: 'Nama', value: (row) => row.name, cell: () => null },
      {
        id: 'amount',
        header: 'Jumlah',
        kind: 'number',
        value: (row) => row.amount,
        cell: () => null,
      },
      { id: 'half', header: 'Separuh', value: () => 0.5, cell: () => null },
    ];
    const row = { name: '1.5', amount: '-1250000.50' };
    expect(toCsv(numbers, [row], indonesian)).toContain('1.5;-1250000,50;0,5\r\n');
    expect(toCsv(numbers, [row], reader)).toContain('1.5,-1250000.50,0.5\r\n');
  });

  it.each([
    ['Asia/Jakarta', 'WIB', '2026-11-28T00:15:00+07:00'],
    ['Asia/Manila', 'Asia/Manila', '2026-11-28T01:15:00+08:00'],
    ['America/St_Johns', 'America/St_Johns', '2026-11-27T13:45:00-03:30'],
    ['UTC', 'UTC', '2026-11-27T17:15:00+00:00'],
  ])('toCsv writes times in %s, which the header names %s', (timeZone, zone, time) => {
    const times: readonly DataColumn<Row>[] = [
      { id: 'at', header: 'Waktu', kind: 'moment', value: (row) => row.name, cell: () => null },
      { id: 'day', header: 'Hari', kind: 'day', value: () => '2026-11-27', cell: () => null },
    ];
    const row = { name: '2026-11-27T17:15:00.123Z', amount: '1' };
    expect(toCsv(times, [row], { ...reader, timeZone })).toBe(
      `\uFEFFWaktu (${zone}),Hari (${zone})\r\n${time},2026-11-27\r\n`,
    );
  });

  it('toCsv writes labels of codes, and the header for the file', () => {
    const status: DataColumn<Row> = {
      ...{ id: 'status', header: 'Status kini', fileHeader: 'Status', cell: () => null },
      ...{ value: () => 'posted', fileValue: () => 'Tercatat' },
    };
    expect(toCsv([status], [{ name: 'a', amount: '1' }], reader)).toBe(
      '\uFEFFStatus\r\nTercatat\r\n',
    );
  });

  it('toCsv keeps negative amounts as numbers', () => {
    expect(lineOf({ name: 'a', amount: '-500000.50' })).toBe('a,-500000.50');
  });

  it('toCsv quotes commas, quotes and line breaks, after disarming', () => {
    expect(lineOf({ name: 'a "b", c', amount: '1' })).toBe('"a ""b"", c",1');
    expect(lineOf({ name: '=a,b', amount: '1' })).toBe('"\'=a,b",1');
  });
});

describe('groupRows', () => {
  it('groupRows splits where the key changes and preserves the order', () => {
    const groups = groupRows(['a1', 'a2', 'b1', 'a3'], (row) => row.slice(0, 1));
    expect(groups).toEqual([
      { key: 'a', rows: ['a1', 'a2'], first: 0 },
      { key: 'b', rows: ['b1'], first: 2 },
      { key: 'a', rows: ['a3'], first: 3 },
    ]);
  });
});
