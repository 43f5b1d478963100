import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstQuery, type TableQuery } from './data-table.types.ts';
import { tableQueryFromParams, tableQueryToParams } from './table-query-params.ts';

const shape = {
  filters: ['kind', 'status'],
  sorts: ['createdAt', 'amount'],
  defaults: { sort: '-createdAt', filters: { status: 'pending' } },
};

const queries: fc.Arbitrary<TableQuery> = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  pageSize: fc.integer({ min: 1, max: 100 }),
  sort: fc.constantFrom(null, 'createdAt', '-createdAt', 'amount', '-amount'),
  search: fc.string({ unit: 'grapheme' }),
  filters: fc.dictionary(
    fc.constantFrom('kind', 'status'),
    fc.string({ minLength: 1, unit: 'grapheme' }),
    { noNullPrototype: true },
  ),
});

/** Query parameters of a URL: parameters of the table with arbitrary values, and unrelated ones. */
const anyParams = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom('page', 'perPage', 'sort', 'search', 'kind', 'status'), fc.string()),
      fc.oneof(fc.string(), fc.integer().map(String)),
    ),
  )
  .map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value])));

describe('tableQueryToParams', () => {
  it('tableQueryFromParams restores every written query', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const address = tableQueryToParams(query, shape).toString();
        expect(tableQueryFromParams(new URLSearchParams(address), shape)).toEqual(query);
      }),
    );
  });

  it('tableQueryToParams writes nothing for the default query', () => {
    expect(tableQueryToParams(firstQuery).toString()).toBe('');
    const usual = { ...firstQuery, ...shape.defaults };
    expect(tableQueryToParams(usual, shape).toString()).toBe('');
  });

  it('tableQueryFromParams returns a valid query for any address', () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        const query = tableQueryFromParams(params, shape);
        expect(query.page).toBeGreaterThanOrEqual(1);
        expect(query.pageSize).toBeLessThanOrEqual(100);
        expect(Object.keys(query.filters).every((id) => shape.filters.includes(id))).toBe(true);
      }),
    );
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'page=2.5',
    'page=x',
    'perPage=0',
    'sort=-',
    'sort=password',
    'utm_source=x&__proto__=y',
  ])('tableQueryFromParams ignores %s', (address) => {
    expect(tableQueryFromParams(new URLSearchParams(address), shape)).toEqual({
      ...firstQuery,
      ...shape.defaults,
    });
  });

  it('tableQueryFromParams accepts several sorts only if the list supports them', () => {
    const params = new URLSearchParams({ sort: 'status,-amount' });
    const sorts = ['status', 'amount'];
    expect(tableQueryFromParams(params, { sorts }).sort).toBe(null);
    expect(tableQueryFromParams(params, { sorts, multiSort: true }).sort).toBe('status,-amount');
    expect(tableQueryFromParams(params, { sorts: ['status'], multiSort: true }).sort).toBe(null);
  });
});
