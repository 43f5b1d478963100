import { useList } from '@lobi/core/react/lists';
import { Stack } from '@lobi/ui';
import { ActivityListView } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../page/page-heading.tsx';
import { useListProps } from './parts/list-props.ts';
import { listQuery } from './parts/list-query.ts';
import { useActivityLog } from './parts/office/use-activity-log.ts';
import { useLogPeople } from './parts/office/use-log-people.ts';
import { toActivityRow } from './parts/people/to-activity-row.ts';
import { useActivityLabels } from './parts/people/use-activity-labels.ts';
import { useReadAll } from './parts/use-read-all.ts';
import { useTableQuery } from './parts/use-table-query.ts';

/**
 * Activity of all users, with subject and origin of each action; filtered by `action` and `userId`.
 * @source ours
 */
export function AdminActivityScreen() {
  const { t } = useTranslation();
  const { query, setQuery } = useTableQuery('admin.activity.list', ['action', 'userId']);
  const list = useList('admin.activity.list', {}, listQuery('admin.activity.list', query));
  const { rows, ...props } = useListProps(list, query, setQuery);
  const readAll = useReadAll('admin.activity.list', {});
  const labels = useActivityLabels();
  const log = useActivityLog();
  const people = useLogPeople(rows, query.filters['userId']);
  return (
    <Stack gap={5}>
      <PageHeading name="route.admin.activity" />
      <ActivityListView
        {...props}
        {...labels}
        label={t('route.admin.activity')}
        log={log}
        people={people}
        rows={rows?.map(toActivityRow)}
        onReadAll={
          readAll &&
          (async (tableQuery, job) => (await readAll(tableQuery, job)).map(toActivityRow))
        }
        csvName="audit-log"
      />
    </Stack>
  );
}
