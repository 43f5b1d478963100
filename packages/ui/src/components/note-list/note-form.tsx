import { useId, useState, type FormEvent } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import * as S from './note-list.styles.ts';

export interface NoteFormProps {
  maxLength: number;
  onAdd: (text: string) => Promise<void> | void;
}

/** A field for a new note. Typed text is preserved after a failure. */
export function NoteForm({ maxLength, onAdd }: NoteFormProps) {
  const { display } = useMessages();
  const announce = useAnnounce();
  const id = useId();
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const trimmed = text.trim();
  const failed = state === 'failed';
  const save = async (): Promise<void> => {
    setState('saving');
    try {
      await onAdd(trimmed);
      setText('');
      setState('idle');
      announce(display.noteAdded, { key: 'note' });
    } catch {
      setState('failed');
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (trimmed !== '' && state !== 'saving') void save();
  };
  return (
    <S.Form onSubmit={submit} className="lobi-NoteList-form" data-invalid={flag(failed)}>
      <S.Field>
        <label htmlFor={`${id}-text`}>{display.noteNew}</label>
        <textarea
          id={`${id}-text`}
          value={text}
          maxLength={maxLength}
          rows={3}
          aria-invalid={failed || undefined}
          aria-describedby={`${id}-count${failed ? ` ${id}-problem` : ''}`}
          onChange={(event) => setText(event.target.value)}
        />
      </S.Field>
      {failed && (
        <S.Problem id={`${id}-problem`} role="alert">
          {display.noteFailed}
        </S.Problem>
      )}
      <S.Foot>
        <span id={`${id}-count`}>
          {fill(display.noteCount, { count: text.length, max: maxLength })}
        </span>
        <Button
          type="submit"
          size="sm"
          variant="soft"
          loading={state === 'saving'}
          disabled={trimmed === ''}
        >
          {display.noteAdd}
        </Button>
      </S.Foot>
    </S.Form>
  );
}
