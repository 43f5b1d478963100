import type { Queryable, Statement } from '../packages/server/src/store/database.ts';

/**
 * Returns the rows of a test's statement in the type that the test names. The type is not verified,
 * except by the expectations of the test; the server declares the columns of its statements instead.
 */
export const queryRows = async <Row>(
  db: Pick<Queryable, 'rows'>,
  statement: Statement | string,
  values?: readonly unknown[],
): Promise<Row[]> => (await db.rows(statement, values)) as Row[];

/** Returns the first row, if any. */
export const queryRow = async <Row>(
  db: Pick<Queryable, 'row'>,
  statement: Statement | string,
  values?: readonly unknown[],
): Promise<Row | undefined> => (await db.row(statement, values)) as Row | undefined;
