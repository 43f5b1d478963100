import type { AdminChannel } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import type { EntityController } from '@lobi/core/react/lists';
import { Button, EmptyState, Icon, KitLink } from '@lobi/ui';
import { DataTable } from '@lobi/ui/data';
import { mdiPlus } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { useChannelColumns } from './use-channel-columns.tsx';

/** All channels are on one page: a platform has dozens of them, not thousands. */
const onePage = { pageSize: 100, sort: 'order' } as const;

/** The channels in the order in which players see them. */
export function ChannelTable({ list }: { list: EntityController<AdminChannel[]> }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const columns = useChannelColumns();
  const failure = list.status === 'loading' ? null : list.failure;
  const create = (
    <Button
      iconStart={<Icon path={mdiPlus} />}
      render={<KitLink href={buildPath('admin.channel.create')} />}
    >
      {t('route.admin.channel.create')}
    </Button>
  );
  return (
    <DataTable
      label={t('route.admin.channel')}
      columns={columns}
      rows={list.status === 'ready' ? list.entity : undefined}
      rowId={({ id }) => id}
      rowHref={({ id }) => buildPath('admin.channel.edit', { channelId: id })}
      searchLabel={t('admin.channel.search')}
      defaultQuery={onePage}
      paging={false}
      settings={false}
      refreshing={list.status === 'ready' && list.refreshing}
      error={failure ? failureText(failure) : undefined}
      onRetry={list.status === 'loading' ? undefined : list.refresh}
      toolbar={create}
      empty={
        <EmptyState
          kind="results"
          title={t('admin.channel.emptyTitle')}
          body={t('admin.channel.emptyBody')}
          action={create}
        />
      }
    />
  );
}
