import type { Queryable, Statement } from '../packages/server/src/store/database.ts';

/**
 * Rows of a statement that a test wrote, in the type that the test names. Nothing else proves that
 * type; what the test expects of the rows does. The server names the columns of its statements.
 */
export const queryRows = async <Row>(
  db: Pick<Queryable, 'rows'>,
  statement: Statement | string,
  values?: readonly unknown[],
): Promise<Row[]> => (await db.rows(statement, values)) as Row[];

/** The first of them, if there is one. */
export const queryRow = async <Row>(
  db: Pick<Queryable, 'row'>,
  statement: Statement | string,
  values?: readonly unknown[],
): Promise<Row | undefined> => (await db.row(statement, values)) as Row | undefined;
