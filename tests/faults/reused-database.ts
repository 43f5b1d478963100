import type {
  Database,
  Queryable,
  Statement,
  Transaction,
} from '../../packages/server/src/store/database.ts';
import type { TestDatabase } from '../../packages/server/src/testing/test-database.ts';
import { queryRows } from '../query-rows.ts';

/** An empty, migrated database whose connections are reused when it is returned. */
export interface Borrowed {
  readonly db: Database;
  /**
   * Empties the database for the next borrower. Not called after a failure, since it is not reused
   * then.
   */
  giveBack(): Promise<void>;
}

/**
 * Names every statement, so that each connection parses and plans it once. Most statements run far less
 * often in production than here, where planning would be half of all work. Random choices of statements
 * are fixed, so that the same seed gives the same result.
 */
function prepared(db: Database): Database {
  const names = new Map<string, string>();
  const named = <Asked extends Statement | string>(asked: Asked): Asked => {
    const statement: Statement = typeof asked === 'string' ? { text: asked } : asked;
    if (statement.name !== undefined) return asked;
    const name = names.get(statement.text) ?? `simulated-${names.size}`;
    names.set(statement.text, name);
    const text = statement.text.replace(/order by random\(\) limit 1/, 'order by 1 limit 1');
    // Its columns, and so the type of its rows, are the same.
    return { ...statement, name, text } as Statement as Asked;
  };
  const queryable = (source: Queryable): Queryable => ({
    rows: (statement, values) => source.rows(named(statement), values),
    row: (statement, values) => source.row(named(statement), values),
    run: (statement, values) => source.run(named(statement), values),
  });
  return {
    ...db,
    ...queryable(db),
    transaction: (work) =>
      db.transaction((tx: Transaction) => work({ ...queryable(tx), inTransaction: true })),
  };
}

/** Filled by the migrations; the first holds rows of rounds as well. */
const filled = ['house_accounts', 'schema_migrations'];

/**
 * Lends databases, as many as are in use at once. A returned one is emptied by `delete`: a new one, or
 * `truncate`, would make every connection look up and plan everything again.
 */
export function createLender(databases: TestDatabase): { borrow(): Promise<Borrowed> } {
  const free: Borrowed[] = [];

  const make = async (): Promise<Borrowed> => {
    // Borrowers run concurrently: few connections for each.
    const { db } = await databases.fresh({ poolSize: 4 });
    const tables = await queryRows<{ name: string }>(
      db,
      `select quote_ident(tablename) as name from pg_tables
       where schemaname = 'public' and tablename <> all ($1)`,
      [filled],
    );
    const accounts = await queryRows<{ id: string }>(db, 'select id from house_accounts');
    const whichHoldRows = tables
      .map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
      .join(' union all ');
    const borrowed: Borrowed = {
      db: prepared(db),
      giveBack: async () => {
        await db.transaction(async (tx) => {
          // Write-once rows, and referenced ones, are deleted as well.
          await tx.run('set local session_replication_role = replica');
          for (const { name } of await queryRows<{ name: string }>(tx, whichHoldRows)) {
            await tx.run(`delete from ${name}`);
          }
          await tx.run('delete from house_accounts where id <> all ($1::uuid[])', [
            accounts.map(({ id }) => id),
          ]);
          await tx.run(
            `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
             from pg_sequences where schemaname = 'public'`,
          );
        });
        free.push(borrowed);
      },
    };
    return borrowed;
  };

  return { borrow: async () => free.pop() ?? make() };
}
