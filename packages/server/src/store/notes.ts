import { v7 as uuid } from 'uuid';
import type { Queryable, Transaction } from './database.ts';
import { Conditions, readPage, type Page, type PageQuery } from './list-page.ts';
import { column, type RowOf } from './row-shape.ts';

const columns = {
  id: column.uuid.from('n.id'),
  text: column.text.from('n.text'),
  authorId: column.uuid.from('n.author_id'),
  authorUsername: column.text.from('a.username'),
  createdAt: column.time.from('n.created_at'),
};

/** A note about a user. */
export type NoteRecord = RowOf<typeof columns>;

/** A note to store. */
export interface NewNote {
  readonly userId: string;
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
}

/** Inserts a note; returns its id. */
export async function insertNote(
  db: Queryable,
  { userId, authorId, text, at }: NewNote,
): Promise<string> {
  const id = uuid();
  await db.run(
    `insert into user_notes (id, user_id, author_id, text, created_at)
     values ($1, $2, $3, $4, $5)`,
    [id, userId, authorId, text, at],
  );
  return id;
}

/**
 * Time of the author's last identical note about the user, at or after `since`. Waits for concurrent
 * notes of the author, so that a duplicate request is detected.
 */
export async function findSameNote(
  tx: Transaction,
  { userId, authorId, text }: Omit<NewNote, 'at'>,
  since: Date,
): Promise<Pick<NoteRecord, 'id' | 'createdAt'> | undefined> {
  await tx.run("select pg_advisory_xact_lock(hashtextextended('note' || $1::text, 0))", [authorId]);
  return tx.row(
    {
      text: `select id, created_at as "createdAt" from user_notes
        where user_id = $1 and author_id = $2 and text = $3 and created_at >= $4
        order by created_at desc limit 1`,
      columns: { id: column.uuid, createdAt: column.time },
    },
    [userId, authorId, text, since],
  );
}

/** Lists the notes about a user, newest first. */
export function listNotes(
  db: Queryable,
  userId: string,
  query: PageQuery,
): Promise<Page<NoteRecord>> {
  const { where, values } = new Conditions()
    .add('n.user_id = ?', userId)
    .addSearch('n.text ilike ? or a.username ilike ?', query.search);
  return readPage(
    db,
    {
      columns,
      from: 'user_notes n join users a on a.id = n.author_id',
      where,
      values,
      orderBy: 'n.created_at desc, n.id desc',
    },
    query,
  );
}
