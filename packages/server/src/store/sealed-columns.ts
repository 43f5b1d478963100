import type { Queryable, Transaction } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

/** A column that holds values sealed with the master secret. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** Primary key of the table, a UUID. */
  readonly key: string;
  /** Path of the value inside a JSON column. */
  readonly path?: readonly string[];
}

/**
 * Every column with sealed values. The check at the start reads them and `rotate-secret` rewrites them;
 * a trigger on each rejects values of inactive keys.
 */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'gateways', column: 'secret', key: 'id' },
  { table: 'providers', column: 'secret', key: 'id' },
  { table: 'player_seeds', column: 'sealed', key: 'id' },
  { table: 'hash_chains', column: 'secret', key: 'id' },
  { table: 'second_factors', column: 'sealed', key: 'user_id' },
  { table: 'withdrawal_pins', column: 'sealed', key: 'user_id' },
  // New credentials of a gateway that wait for a second approval.
  { table: 'change_requests', column: 'params', key: 'id', path: ['change', 'sealed'] },
];

const pathText = (path: readonly string[]): string => `'{${path.join(',')}}'`;

/** The sealed value, as SQL. */
const valueOf = ({ column, path }: SealedColumn): string =>
  path === undefined ? column : `(${column} #>> ${pathText(path)})`;

const sealedValueColumns = {
  id: column.uuid,
  sealed: column.text,
};

/** One sealed value and the key of its row. */
export type SealedValue = RowOf<typeof sealedValueColumns>;

/** Any value of a column; `undefined` when it is empty, or the table does not exist yet. */
export async function anySealedValue(
  db: Queryable,
  sealedColumn: SealedColumn,
): Promise<SealedValue | undefined> {
  const { table, key } = sealedColumn;
  const found = await db.row(
    { text: 'select to_regclass($1) is not null as there', columns: { there: column.boolean } },
    [table],
  );
  if (!found?.there) return undefined;
  return db.row({
    text: `select ${key} as id, ${valueOf(sealedColumn)} as sealed from ${table}
       where ${valueOf(sealedColumn)} is not null limit 1`,
    columns: sealedValueColumns,
  });
}

/**
 * Locks and returns up to `limit` values after the row `after`, ordered by key, that `keyId` did not
 * seal.
 */
export function lockValuesOfOtherKeys(
  tx: Transaction,
  sealedColumn: SealedColumn,
  {
    keyId,
    after,
    limit,
  }: { readonly keyId: string; readonly after: string; readonly limit: number },
): Promise<SealedValue[]> {
  const { table, key } = sealedColumn;
  return tx.rows(
    {
      text: `select ${key} as id, ${valueOf(sealedColumn)} as sealed from ${table}
       where sealed_key_id(${valueOf(sealedColumn)}) is distinct from $1
         and ${valueOf(sealedColumn)} is not null and ${key} > $2::uuid
       order by ${key} limit $3 for update`,
      columns: sealedValueColumns,
    },
    [keyId, after, limit],
  );
}

/** Updates the values in their rows. */
export async function updateSealedValues(
  tx: Transaction,
  { table, column, key, path }: SealedColumn,
  values: readonly SealedValue[],
): Promise<void> {
  const value =
    path === undefined
      ? 'v.sealed'
      : `jsonb_set(t.${column}, ${pathText(path)}, to_jsonb(v.sealed))`;
  await tx.run(
    `update ${table} t set ${column} = ${value}
     from unnest($1::uuid[], $2::text[]) as v (id, sealed) where t.${key} = v.id`,
    [values.map(({ id }) => id), values.map(({ sealed }) => sealed)],
  );
}

/** Returns whether a value exists that `keyId` did not seal. */
export async function hasValuesOfOtherKeys(db: Queryable, keyId: string): Promise<boolean> {
  const conditions = sealedColumns.map(
    (each) => `exists (select from ${each.table}
      where sealed_key_id(${valueOf(each)}) is distinct from $1 and ${valueOf(each)} is not null)`,
  );
  const row = await db.row(
    { text: `select ${conditions.join(' or ')} as found`, columns: { found: column.boolean } },
    [keyId],
  );
  return row?.found ?? false;
}
