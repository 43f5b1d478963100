import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellValue, DataColumn } from './data-table.types.ts';
import { orderRows, type RowQuestion } from './order-rows.ts';
import { runNow } from './slices.ts';
import { compareValues } from './sort-column.ts';

interface Row {
  readonly value: CellValue;
  readonly name?: string;
}

const columns: readonly DataColumn<Row>[] = [
  { id: 'value', header: 'Nilai', value: (row) => row.value, cell: () => null },
  { id: 'name', header: 'Nama', value: (row) => row.name ?? null, cell: () => null },
];

const orderOf = (rows: readonly Row[], query: Partial<RowQuestion<Row>['query']>, locale = 'id') =>
  runNow(
    orderRows({
      rows,
      columns,
      filters: [
        { id: 'value', label: 'Nilai', kind: 'amount-range' },
        { id: 'name', label: 'Nama', kind: 'multi' },
      ],
      query: { search: '', filters: {}, sort: null, ...query },
      locale,
      timeZone: 'Asia/Jakarta',
    }),
  );

/** Reference sort to compare with: compares every pair, stable. */
function slowly(values: readonly CellValue[], descending: boolean, locale: string) {
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = descending ? -1 : 1;
  return values.toSorted((first, second) => sign * compareValues(first, second, collator));
}

const check = (values: readonly CellValue[], descending: boolean, locale = 'id') => {
  const order = orderOf(
    values.map((value) => ({ value })),
    { sort: descending ? '-value' : 'value' },
    locale,
  );
  const collator = new Intl.Collator(locale, { numeric: true });
  const found = Array.from(order ?? [], (position) => values[position] ?? null);
  // Different spellings of one value have no defined order.
  const isRight = slowly(values, descending, locale).every(
    (value, index) => compareValues(found[index] ?? null, value, collator) === 0,
  );
  // An assertion per value would take most of the time.
  expect({ isRight, length: found.length }).toEqual({ isRight: true, length: values.length });
};

const anyText = fc.string({
  maxLength: 14,
  unit: fc.constantFrom('a', 'b', 'B', 'z', 'Z', '0', '1', '9', '_', '-', '.', ' ', 'é', 'ñ'),
});
const plainText = fc.string({
  maxLength: 14,
  unit: fc.constantFrom('a', 'b', 'B', 'z', 'Z', '0', '1', '9', '_', '-', '.', ' '),
});

describe('sorting rows', () => {
  it.each([
    ['numbers', fc.array(fc.oneof(fc.integer(), fc.double({ noNaN: true })))],
    ['big whole numbers', fc.array(fc.bigInt())],
    ['texts', fc.array(anyText)],
    ['plain texts', fc.array(plainText)],
    ['numbered texts', fc.array(fc.nat().map((number) => `TRX-${number}`))],
    ['texts with gaps', fc.array(fc.option(plainText))],
    ['a mixture', fc.array(fc.oneof(anyText, fc.integer(), fc.constant(null)))],
  ])('sorting rows orders %s as comparing would', (_kind, values) => {
    fc.assert(
      fc.property(values, fc.boolean(), (list: readonly CellValue[], descending) => {
        check(list, descending);
        check(list, descending, 'es');
      }),
    );
  });

  it('sorting rows orders amounts and times written as text by their value', () => {
    const amounts = ['-500', '20', '100', '-3', '7.5'].map((value) => ({ value }));
    expect(Array.from(orderOf(amounts, { sort: 'value' }) ?? [])).toEqual([0, 3, 4, 1, 2]);
    const times = ['2026-11-20T09:05:00.000Z', '2025-01-01T00:00:00.000Z'].map((value) => ({
      value,
    }));
    expect(Array.from(orderOf(times, { sort: 'value' }) ?? [])).toEqual([1, 0]);
  });

  it('sorting rows by several columns uses the next column only for equal values of the previous', () => {
    interface Pair {
      readonly side: string;
      readonly stake: number;
    }
    const pairs: readonly Pair[] = [
      { side: 'wala', stake: 1 },
      { side: 'meron', stake: 2 },
      { side: 'wala', stake: 3 },
      { side: 'meron', stake: 1 },
    ];
    const order = runNow(
      orderRows<Pair>({
        rows: pairs,
        columns: [
          { id: 'side', header: '', cell: () => null, value: ({ side }) => side },
          {
            id: 'stake',
            header: '',
            cell: () => null,
            compare: (first, second) => first.stake - second.stake,
          },
        ],
        filters: [],
        query: { search: '', filters: {}, sort: 'side,-stake' },
        locale: 'en',
        timeZone: 'UTC',
      }),
    );
    expect([...(order ?? [])]).toEqual([1, 3, 2, 0]);
  });

  it('sorting puts empty values first, then numbers, then texts, and reversed when descending', () => {
    const rows = [-1, '-9', null, -10, ''].map((value) => ({ value }));
    expect(Array.from(orderOf(rows, { sort: 'value' }) ?? [])).toEqual([2, 3, 0, 4, 1]);
    expect(Array.from(orderOf(rows, { sort: '-value' }) ?? [])).toEqual([1, 4, 0, 3, 2]);
  });

  it('sorting is stable in both directions', () => {
    const rows = [3, 1, 3, 1].map((value) => ({ value }));
    expect(Array.from(orderOf(rows, { sort: 'value' }) ?? [])).toEqual([1, 3, 0, 2]);
    expect(Array.from(orderOf(rows, { sort: '-value' }) ?? [])).toEqual([0, 2, 1, 3]);
  });
});

describe('narrowing rows', () => {
  const rows: readonly Row[] = [
    { value: '10', name: 'Siti' },
    { value: '200', name: 'Wayan' },
    { value: '3000', name: 'Made' },
  ];

  it('narrowing rows reads no values without a filter or sort', () => {
    expect(orderOf(rows, {})).toBeNull();
  });

  it('narrowing rows searches every value ignoring case', () => {
    expect(Array.from(orderOf(rows, { search: ' WAY ' }) ?? [])).toEqual([1]);
    expect(Array.from(orderOf(rows, { search: '0' }) ?? [])).toEqual([0, 1, 2]);
    expect(Array.from(orderOf(rows, { search: 'zzz' }) ?? [])).toEqual([]);
  });

  it('orderRows filters, then sorts the rest', () => {
    const query = { filters: { value: '100..', name: 'Made,Wayan,Siti' }, sort: '-value' };
    expect(Array.from(orderOf(rows, query) ?? [])).toEqual([2, 1]);
  });
});
