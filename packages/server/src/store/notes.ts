import { v7 as uuid } from 'uuid';
import type { Queryable } from './database.ts';
import { Conditions, readPage, type Page, type PageQuery } from './list-page.ts';

/** Something written down about a person. */
export interface NoteRecord {
  readonly id: string;
  readonly text: string;
  readonly authorId: string;
  readonly authorUsername: string;
  readonly createdAt: Date;
}

/** Something to write down. */
export interface NewNote {
  readonly userId: string;
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
}

/** Writes a note; answers its id. */
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

/** What was written about a person, newest first. */
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
      columns: `n.id, n.text, n.author_id as "authorId", a.username as "authorUsername",
        n.created_at as "createdAt"`,
      from: 'user_notes n join users a on a.id = n.author_id',
      where,
      values,
      orderBy: 'n.created_at desc, n.id desc',
    },
    query,
  );
}
