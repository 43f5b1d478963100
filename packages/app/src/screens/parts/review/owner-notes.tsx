import { apiTable, type TransactionDetail } from '@lobi/core/contract';
import { useAuth } from '@lobi/core/react';
import { useList } from '@lobi/core/react/lists';
import { buildPath } from '@lobi/core/routes';
import { Button, Callout, DateTime, KitLink, Text } from '@lobi/ui';
import { useTranslation } from 'react-i18next';

const readers: readonly string[] = apiTable['note.list'].access.roles;

/**
 * Latest staff notes about the owner of a request, with a link to all of them; empty if there are
 * none.
 */
export function OwnerNotes({ owner }: Pick<TransactionDetail, 'owner'>) {
  const { t } = useTranslation();
  const { user } = useAuth();
  const mayRead = user !== null && user.id !== owner.id && readers.includes(user.role);
  const list = useList('note.list', mayRead ? { userId: owner.id } : null, { perPage: 1 });
  const [latest] = list.status === 'ready' ? list.rows : [];
  if (list.status !== 'ready' || latest === undefined) return null;
  return (
    <Callout
      title={t('admin.notes', { name: owner.username, total: list.meta.total })}
      action={
        <Button
          size="sm"
          variant="soft"
          render={<KitLink href={buildPath('user.show', { userId: owner.id }, { tab: 'notes' })} />}
        >
          {t('people.all')}
        </Button>
      }
    >
      <Text as="p" size="sm" lines={3}>
        {latest.text}
      </Text>
      <Text size="xs" tone="secondary">
        {latest.author.username} · <DateTime at={latest.createdAt} />
      </Text>
    </Callout>
  );
}
