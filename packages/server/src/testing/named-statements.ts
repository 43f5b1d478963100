import type { Database, Queryable, Statement, Transaction } from '../store/database.ts';

/** Names by text, for all connections of the process. */
const names = new Map<string, string>();

/** Several commands in one text, which cannot be prepared. */
const severalCommands = /;\s*\S/;

/**
 * Names every statement, so that each connection parses and plans it once. Most statements run far less
 * often in production than in a test on one connection, where planning would be half of all work.
 */
export function nameStatements(db: Database): Database {
  return changeStatements(db, (statement) => {
    if (severalCommands.test(statement.text)) return statement;
    const name = statement.name ?? names.get(statement.text) ?? `test-${names.size}`;
    if (statement.name === undefined) names.set(statement.text, name);
    return { ...statement, name };
  });
}

/** Passes every statement through `change`, which keeps its columns. */
export function changeStatements<Whole extends Database>(
  db: Whole,
  change: (statement: Statement) => Statement,
): Whole {
  // Its columns, and so the type of its rows, are the same.
  const changed = <Asked extends Statement | string>(original: Asked): Asked =>
    change(typeof original === 'string' ? { text: original } : original) as Asked;
  const queryable = (source: Queryable): Queryable => ({
    rows: (statement, values) => source.rows(changed(statement), values),
    row: (statement, values) => source.row(changed(statement), values),
    run: (statement, values) => source.run(changed(statement), values),
  });
  return {
    ...db,
    ...queryable(db),
    transaction: (work, options) =>
      db.transaction((tx: Transaction) => work({ ...queryable(tx), inTransaction: true }), options),
  };
}
