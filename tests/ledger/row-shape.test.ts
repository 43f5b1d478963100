import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type { Database } from '../../packages/server/src/store/database.ts';
import { column, selectList, type Columns } from '../../packages/server/src/store/row-shape.ts';
import {
  startTestDatabase,
  type TestDatabase,
} from '../../packages/server/src/testing/test-database.ts';

let databases: TestDatabase;
let db: Database;
beforeAll(async () => {
  databases = await startTestDatabase();
  ({ db } = await databases.fresh());
});
afterAll(() => databases.stop());

const id = '01890000-0000-7000-8000-000000000001';
const selectRow = (select: string, columns: Columns) =>
  db.rows({ name: `ask ${select}`.slice(0, 60), text: `select ${select}`, columns });

describe('rows of a statement with columns', () => {
  it('a row has the values of its columns in their own types', async () => {
    const row = await db.row(
      {
        text: `select $1::uuid as id, 'meron' as side, 90071992547409930::bigint as amount,
          7::integer as number, 2::smallint as few, 0.5::float8 as share, true as open,
          timestamptz '2026-11-28 06:00:00+00' as at, '\\x0102'::bytea as hash,
          '{"a": 1}'::jsonb as facts, array['a', 'b'] as names, array[$1::uuid] as ids,
          null::text as note, null::bigint as cap`,
        columns: {
          id: column.uuid,
          side: column.oneOf(['meron', 'wala']),
          amount: column.bigint,
          number: column.integer,
          few: column.integer,
          share: column.float,
          open: column.boolean,
          at: column.time,
          hash: column.bytes,
          facts: column.json<{ readonly a: number }>(),
          names: column.list(column.oneOf(['a', 'b'])),
          ids: column.list(column.uuid),
          note: column.text.orNull,
          cap: column.bigint.orNull,
        },
      },
      [id],
    );

    expectTypeOf(row!).toEqualTypeOf<{
      readonly id: string;
      readonly side: 'meron' | 'wala';
      readonly amount: bigint;
      readonly number: number;
      readonly few: number;
      readonly share: number;
      readonly open: boolean;
      readonly at: Date;
      readonly hash: Buffer;
      readonly facts: { readonly a: number };
      readonly names: readonly ('a' | 'b')[];
      readonly ids: readonly string[];
      readonly note: string | null;
      readonly cap: bigint | null;
    }>();
    expect(row).toEqual({
      id,
      side: 'meron',
      amount: 90_071_992_547_409_930n,
      number: 7,
      few: 2,
      share: 0.5,
      open: true,
      at: new Date('2026-11-28T06:00:00Z'),
      hash: Buffer.from([1, 2]),
      facts: { a: 1 },
      names: ['a', 'b'],
      ids: [id],
      note: null,
      cap: null,
    });
  });

  it.each<[what: string, select: string, columns: Columns, fault: string]>([
    [
      'of another name',
      '1 as total',
      { count: column.integer },
      'the column "total", which it does not name',
    ],
    [
      'beside those of the shape',
      '1 as a, 2 as b',
      { a: column.integer },
      'the column "b", which it does not name',
    ],
    ['twice', '1 as a, 2 as a', { a: column.integer }, 'a column twice'],
  ])('rows rejects an answer with a column %s', async (_description, select, columns, fault) => {
    await expect(selectRow(select, columns)).rejects.toThrow(`answers ${fault}.`);
  });

  it.each(['1 as a', '1 as a, 2 as a'])(
    'rows rejects a result without one of the columns: %s',
    async (select) => {
      const columns = { a: column.integer, b: column.integer };
      await expect(selectRow(select, columns)).rejects.toThrow(
        `Statement "ask ${select}" answers no column "b".`,
      );
    },
  );

  it('rows accepts the columns in any order', async () => {
    const columns = { b: column.text, a: column.integer };
    expect(await selectRow("1 as a, 'x' as b", columns)).toEqual([{ a: 1, b: 'x' }]);
  });

  it.each<[select: string, columns: Columns, fault: string]>([
    ['1::bigint as a', { a: column.integer }, 'int8 in the column "a", not integer'],
    ['1.5 as a', { a: column.bigint }, 'numeric in the column "a", not bigint'],
    ["'x' as a", { a: column.uuid }, 'text in the column "a", not uuid'],
    ["'x' as a", { a: column.time.orNull }, 'text in the column "a", not timestamptz or null'],
    ["date '2026-11-28' as a", { a: column.time }, 'date in the column "a", not timestamptz'],
    [
      "timestamp '2026-11-28' as a",
      { a: column.time },
      'timestamp in the column "a", not timestamptz',
    ],
    [
      "array['x'] as a",
      { a: column.list(column.uuid) },
      'text[] in the column "a", not array of uuid',
    ],
    ["'1.1.1.1'::inet as a", { a: column.text }, 'inet in the column "a", not text'],
  ])('rows rejects %s', async (select, columns, fault) => {
    await expect(selectRow(select, columns)).rejects.toThrow(`answers ${fault}.`);
  });

  it('rows rejects a wrong column type even without rows', async () => {
    await expect(selectRow('1 as a where false', { a: column.text })).rejects.toThrow(
      'int4 in the column "a", not text',
    );
  });

  it.each<[what: string, select: string, columns: Columns, fault: string]>([
    [
      'null in a column that is never null',
      'null::text as a',
      { a: column.text },
      'null in the column "a", not text',
    ],
    [
      'a text that is not in the list',
      "'draw' as a",
      { a: column.oneOf(['meron', 'wala']) },
      '"draw" in the column "a", not one of meron, wala',
    ],
    [
      'null in a list',
      'array[null::text] as a',
      { a: column.list(column.text) },
      'a value of another form in the column "a", not array of text',
    ],
    [
      'a list with a text that is not allowed',
      "array['x'] as a",
      { a: column.list(column.oneOf(['y'])) },
      'a value of another form in the column "a", not array of one of y',
    ],
    [
      'JSON that its check refuses',
      `'[]'::jsonb as a`,
      { a: column.json((value) => value === 1) },
      'a value of another form in the column "a", not json',
    ],
  ])('rows rejects %s', async (_description, select, columns, fault) => {
    await expect(selectRow(select, columns)).rejects.toThrow(`answers ${fault}.`);
  });

  it('row names a statement without a name by its text, shortened', async () => {
    const text = `select 1
      as a, ${'2 as b, '.repeat(20)} 3 as c`;
    await expect(db.row({ text, columns: { a: column.text } })).rejects.toThrow(
      /^Statement "select 1 as a, 2 as b, .{57}" answers int4 in the column "a", not text\.$/,
    );
  });

  it('a transaction is rolled back if a statement returns unexpected columns', async () => {
    await db.run('create table written (number integer)');
    const work = db.transaction(async (tx) => {
      await tx.run('insert into written values (1)');
      await tx.row({ text: 'select number from written', columns: { number: column.bigint } });
    });

    await expect(work).rejects.toThrow('answers int4 in the column "number", not bigint.');
    expect(await db.rows('select number from written')).toEqual([]);
  });
});

describe('a statement without columns', () => {
  it('rows of a statement without columns have values of type unknown', async () => {
    const rows = await db.rows('select 1 as number');
    expectTypeOf(rows).toEqualTypeOf<Readonly<Record<string, unknown>>[]>();
    expect(rows).toEqual([{ number: 1 }]);
  });
});

describe('selectList', () => {
  it('selectList selects each column by its name, or by its expression if it has one', async () => {
    const columns = {
      id: column.uuid,
      gameId: column.uuid.from('r.game_id'),
      note: column.text.from('r.note').orNull,
    };
    expect(selectList(columns)).toBe('id, r.game_id as "gameId", r.note as "note"');
    const text = `select ${selectList(columns)}
      from (select $1::uuid as id, $1::uuid as game_id, null::text as note) r`;
    expect(await db.row({ text, columns }, [id])).toEqual({ id, gameId: id, note: null });
  });
});
