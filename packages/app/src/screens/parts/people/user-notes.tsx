import { noteLength } from '@lobi/core/contract';
import { useAction, useList } from '@lobi/core/react/lists';
import { Card, Stack } from '@lobi/ui';
import { firstQuery, NoteList } from '@lobi/ui/data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFailure } from '../list-failure.tsx';
import { ListPages, type Paging } from '../list-pages.tsx';

/** Staff notes about a user, with a field for another one. @source ours – ui-kit 1.6 */
export function UserNotes({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const [paging, setPaging] = useState<Paging>(firstQuery);
  const { page, pageSize: perPage } = paging;
  const list = useList('note.list', { userId }, { page, perPage });
  const create = useAction('note.create');
  const total = list.status === 'ready' ? list.meta.total : 0;
  const notes =
    list.status === 'ready'
      ? list.rows.map(({ author, ...note }) => ({ ...note, author: author.username }))
      : [];
  const add = async (text: string): Promise<void> => {
    const outcome = await create.run({ params: { userId }, body: { text } });
    if (!outcome.ok) throw new Error(outcome.failure.code);
    setPaging((now) => ({ ...now, page: 1 }));
  };
  return (
    <Card>
      <Stack gap={4}>
        <NoteList
          notes={notes}
          loading={list.status === 'loading'}
          maxLength={noteLength.max}
          // A failed load of the notes must not discard the typed text.
          empty={
            list.status === 'failed' ? (
              <ListFailure failure={list.failure} onRetry={list.refresh} />
            ) : (
              t('people.notesEmpty')
            )
          }
          onAdd={add}
        />
        <ListPages total={total} paging={paging} onPagingChange={setPaging} />
      </Stack>
    </Card>
  );
}
