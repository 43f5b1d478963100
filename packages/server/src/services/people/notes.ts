import { AppError, type Meta, type Note } from '@lobi/core/contract';
import type { Queryable } from '../../store/database.ts';
import type { PageQuery } from '../../store/list-page.ts';
import { findSameNote, insertNote, listNotes, type NoteRecord } from '../../store/notes.ts';
import { currentTime } from '../../store/rounds.ts';
import type { Actor } from '../access/actor.ts';
import { announceChange } from '../outbox/announce-change.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireVisibleUser } from '../access/visibility.ts';

/** Private notes of staff about users. Users cannot read notes about themselves. */
export interface NoteService {
  /** Newest first. @throws AppError `not_found` */
  list(actor: Actor, userId: string, query: PageQuery): Promise<{ data: Note[]; meta: Meta }>;
  /**
   * Creates a note; the same text sent again within a short time is the same note.
   * @throws AppError `not_found`
   */
  create(actor: Actor, userId: string, text: string): Promise<Note>;
}

/** Time within which the same text is a retry of a note whose response was lost. @source ours */
const sameNoteMs = 10 * 60_000;

const toNote = ({ id, text, authorId, authorUsername, createdAt }: NoteRecord): Note => ({
  id,
  text,
  author: { id: authorId, username: authorUsername },
  createdAt: createdAt.toISOString(),
});

async function requireSubject(db: Queryable, actor: Actor, userId: string): Promise<string> {
  const { id } = await requireVisibleUser(db, actor, userId);
  if (id === actor.id) throw new AppError('not_found', 'notes about oneself');
  return id;
}

export function createNoteService({ db, wakeOutbox, ...deps }: ServiceDeps): NoteService {
  return {
    list: async (actor, userId, query) => {
      const { rows, meta } = await listNotes(db, await requireSubject(db, actor, userId), query);
      return { data: rows.map(toNote), meta };
    },
    create: async (actor, userId, text) => {
      const subject = await requireSubject(db, actor, userId);
      const author = { authorId: actor.id, authorUsername: actor.username };
      const note = await db.transaction(async (tx) => {
        const createdAt = await currentTime(tx, deps.currentTime?.());
        const content = { userId: subject, authorId: actor.id, text };
        const since = new Date(createdAt.getTime() - sameNoteMs);
        const same = await findSameNote(tx, content, since);
        if (same) return toNote({ ...same, text, ...author });
        const id = await insertNote(tx, { ...content, at: createdAt });
        // Treated as a change of the author's own lists, so that only staff is notified.
        await announceChange(tx, { kind: 'user', id: subject, ownerId: actor.id });
        return toNote({ id, text, createdAt, ...author });
      });
      wakeOutbox();
      return note;
    },
  };
}
