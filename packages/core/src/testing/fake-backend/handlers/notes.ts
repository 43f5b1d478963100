import { AppError } from '../../../contract/error-codes.ts';
import { recordActivity } from '../news.ts';
import { visibleUser } from '../visibility.ts';
import type { FakeNote, FakeUser, World } from '../world.ts';
import { matching, only, pageOf, type HandlersOf } from './call.ts';

/** Subject of a note: any user except its author. */
function subjectOf(world: World, caller: FakeUser, userId: string): string {
  const { id } = visibleUser(world, caller, userId);
  if (id === caller.id) throw new AppError('not_found');
  return id;
}

const toNote = ({ userId: _, ...note }: FakeNote) => note;

/** Handlers of staff notes about users. */
export const notesHandlers: HandlersOf<'note'> = {
  'note.list': ({ world, caller, input: { params, query } }) => {
    const userId = subjectOf(world, caller(), params.userId);
    const notes = world.notes
      .filter(only('userId', userId))
      .filter(matching(query?.search, ({ text, author }) => [text, author.username]));
    return pageOf(notes.map(toNote), query);
  },
  'note.create': ({ world, caller, input: { params, body } }) => {
    const { id: authorId, username } = caller();
    const userId = subjectOf(world, caller(), params.userId);
    const note: FakeNote = {
      id: world.nextId('note'),
      userId,
      text: body.text,
      author: { id: authorId, username },
      createdAt: world.timeNow(),
    };
    world.notes.unshift(note);
    recordActivity(world, authorId, 'note-create', { kind: 'user', id: userId });
    world.announce.ops({ kind: 'user', id: userId });
    return { data: toNote(note) };
  },
};
