import { changeRequestKinds, changeRequestStatuses, type ChangeRequest } from '@lobi/core/contract';
import { useList } from '@lobi/core/react/lists';
import { EmptyState, Stack } from '@lobi/ui';
import { DataTable } from '@lobi/ui/data';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../page/page-heading.tsx';
import { ChangeDialog } from './parts/changes/change-dialog.tsx';
import { useChangeColumns } from './parts/changes/use-change-columns.tsx';
import { useListProps } from './parts/list-props.ts';
import { listQuery } from './parts/list-query.ts';
import { useTableQuery } from './parts/use-table-query.ts';

/** Changes that require two people: pending and decided ones. @source ours */
export function AdminChangeScreen() {
  const { t } = useTranslation();
  const { query, setQuery } = useTableQuery('admin.change.list', ['status', 'kind']);
  const list = useList('admin.change.list', {}, listQuery('admin.change.list', query));
  const props = useListProps(list, query, setQuery);
  const [looking, setLooking] = useState<ChangeRequest>();
  const columns = useChangeColumns(setLooking);
  const filters = useMemo(
    () => [
      {
        id: 'status',
        label: t('admin.change.status'),
        options: changeRequestStatuses.map((value) => ({
          value,
          label: t(`changeStatus.${value}`),
        })),
      },
      {
        id: 'kind',
        label: t('admin.change.what'),
        options: changeRequestKinds.map((value) => ({ value, label: t(`changeKind.${value}`) })),
      },
    ],
    [t],
  );
  // Another reviewer's decision appears in the open dialog too.
  const current = props.rows?.find(({ id }) => id === looking?.id) ?? looking;
  return (
    <Stack gap={5}>
      <PageHeading name="route.admin.change" />
      <DataTable
        {...props}
        label={t('route.admin.change')}
        columns={columns}
        rowId={({ id }) => id}
        filters={filters}
        searchLabel={t('admin.change.search')}
        settings={false}
        empty={
          <EmptyState
            kind="results"
            title={t('admin.change.emptyTitle')}
            body={t('admin.change.emptyBody')}
          />
        }
      />
      <ChangeDialog request={looking && current} onClose={() => setLooking(undefined)} />
    </Stack>
  );
}
