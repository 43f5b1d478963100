import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { DateTime } from '../date-time/date-time.tsx';
import { NoteForm } from './note-form.tsx';
import * as S from './note-list.styles.ts';

/** A note about a user or a transaction. */
export interface Note {
  readonly id: string;
  readonly text: string;
  /** Author of the note. */
  readonly author: string;
  /** ISO 8601 text. */
  readonly createdAt: string;
}

export interface NoteListProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Notes, newest first. */
  notes: readonly Note[];
  /**
   * Saves a note; without it there is no field. The button is busy until the promise settles; a rejection
   * preserves the text and shows an error. Add the saved note to `notes`.
   */
  onAdd?: ((text: string) => Promise<void> | void) | undefined;
  /** Maximum number of characters; default 500. */
  maxLength?: number | undefined;
  loading?: boolean | undefined;
  /** Text shown instead of an empty list. */
  empty?: ReactNode;
}

/** Internal notes with a field for one more. They cannot be changed: a note is a record. */
export const NoteList = forwardRef<HTMLElement, NoteListProps>(function NoteList(
  { notes, onAdd, maxLength = 500, loading = false, empty, className, ...rest },
  ref,
) {
  const { display } = useMessages();
  return (
    <S.Root
      aria-label={display.notes}
      aria-busy={loading || undefined}
      {...rest}
      ref={ref}
      className={slotClass('NoteList', 'root', className)}
    >
      {onAdd && <NoteForm maxLength={maxLength} onAdd={onAdd} />}
      {loading ? (
        <Skeleton lines={3} />
      ) : notes.length === 0 ? (
        <S.Nothing>{empty ?? display.notesEmpty}</S.Nothing>
      ) : (
        <S.List>
          {notes.map(({ id, text, author, createdAt }) => (
            <li key={id} className="lobi-NoteList-note">
              <S.By>
                {author}
                <DateTime at={createdAt} />
              </S.By>
              <S.Text>{text}</S.Text>
            </li>
          ))}
        </S.List>
      )}
    </S.Root>
  );
});
