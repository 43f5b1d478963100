import { useList } from '@lobi/core/react/lists';
import { ActivityListView } from '@lobi/ui/data';
import { Stack } from '@lobi/ui';
import { useListProps } from './parts/list-props.ts';
import { listQuery } from './parts/list-query.ts';
import { toActivityRow } from './parts/people/to-activity-row.ts';
import { useActivityLabels } from './parts/people/use-activity-labels.ts';
import { UserPageHeader } from './parts/people/user-page-header.tsx';
import { useUserPage } from './parts/people/use-user-page.tsx';
import { useReadAll } from './parts/use-read-all.ts';
import { useTableQuery } from './parts/use-table-query.ts';

/** Activity of a user, with the origin of each action. @source spec §2, §3 (activity) */
export function ActivityIndexScreen() {
  const page = useUserPage();
  const { query, setQuery } = useTableQuery('activity.list', ['action']);
  const params = page.user && { userId: page.user.id };
  const list = useList('activity.list', params, listQuery('activity.list', query));
  const { rows, ...props } = useListProps(list, query, setQuery);
  const readAll = useReadAll('activity.list', params);
  const labels = useActivityLabels();
  if (page.user === null) return page.instead;
  return (
    <Stack gap={5}>
      <UserPageHeader name="route.activity.index" user={page.user} />
      <ActivityListView
        {...props}
        {...labels}
        rows={rows?.map(toActivityRow)}
        onReadAll={
          readAll &&
          (async (tableQuery, job) => (await readAll(tableQuery, job)).map(toActivityRow))
        }
        csvName={`activity-${page.user.username}`}
      />
    </Stack>
  );
}
