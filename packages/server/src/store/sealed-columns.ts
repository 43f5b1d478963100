import type { Queryable, Transaction } from './database.ts';

/** A column that holds values sealed with the master secret. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** Primary key of the table, a UUID. */
  readonly key: string;
  /** Where the value is inside the column, when that is JSON. */
  readonly path?: readonly string[];
}

/**
 * Every column with sealed values. The check at the start reads them and `rotate-secret` rewrites
 * them; a trigger on each refuses values of keys that are not in use.
 */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'gateways', column: 'secret', key: 'id' },
  { table: 'providers', column: 'secret', key: 'id' },
  { table: 'player_seeds', column: 'sealed', key: 'id' },
  { table: 'hash_chains', column: 'secret', key: 'id' },
  { table: 'second_factors', column: 'sealed', key: 'user_id' },
  { table: 'withdrawal_pins', column: 'sealed', key: 'user_id' },
  // New credentials of a gateway that wait for a second person.
  { table: 'change_requests', column: 'params', key: 'id', path: ['change', 'sealed'] },
];

const pathText = (path: readonly string[]): string => `'{${path.join(',')}}'`;

/** The sealed value, as SQL. */
const valueOf = ({ column, path }: SealedColumn): string =>
  path === undefined ? column : `(${column} #>> ${pathText(path)})`;

/** One sealed value and the key of its row. */
export interface SealedValue {
  readonly id: string;
  readonly sealed: string;
}

/** Any value of a column; `undefined` when it holds none, or the table is not there yet. */
export async function anySealedValue(
  db: Queryable,
  column: SealedColumn,
): Promise<SealedValue | undefined> {
  const { table, key } = column;
  const found = await db.row<{ there: boolean }>('select to_regclass($1) is not null as there', [
    table,
  ]);
  if (!found?.there) return undefined;
  return db.row<SealedValue>(
    `select ${key} as id, ${valueOf(column)} as sealed from ${table}
     where ${valueOf(column)} is not null limit 1`,
  );
}

/** Up to `limit` values after the row `after`, in the order of their keys, that `keyId` did not seal; locks their rows. */
export function lockValuesOfOtherKeys(
  tx: Transaction,
  column: SealedColumn,
  {
    keyId,
    after,
    limit,
  }: { readonly keyId: string; readonly after: string; readonly limit: number },
): Promise<SealedValue[]> {
  const { table, key } = column;
  return tx.rows<SealedValue>(
    `select ${key} as id, ${valueOf(column)} as sealed from ${table}
     where sealed_key_id(${valueOf(column)}) is distinct from $1
       and ${valueOf(column)} is not null and ${key} > $2::uuid
     order by ${key} limit $3 for update`,
    [keyId, after, limit],
  );
}

/** Rewrites values, each into its row. */
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

/** Is there a value that `keyId` did not seal? */
export async function hasValuesOfOtherKeys(db: Queryable, keyId: string): Promise<boolean> {
  const each = sealedColumns.map(
    (column) => `exists (select from ${column.table}
      where sealed_key_id(${valueOf(column)}) is distinct from $1 and ${valueOf(column)} is not null)`,
  );
  const row = await db.row<{ found: boolean }>(`select ${each.join(' or ')} as found`, [keyId]);
  return row?.found ?? false;
}
