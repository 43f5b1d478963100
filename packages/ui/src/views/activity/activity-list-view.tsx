import { DataTable } from '../../components/data-table/data-table.tsx';
import type { FilterOption } from '../../components/filter-bar/filter-bar.types.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import type { ListViewProps } from '../list-view.types.ts';
import type { ActivityListRow, ActivityLog } from './activity.types.ts';
import { useActivityColumns } from './use-activity-columns.tsx';

export interface ActivityListViewProps extends ListViewProps<ActivityListRow> {
  /** Returns the label of an action; memoize it. */
  actionLabel: (action: string) => string;
  /** Actions to filter by. */
  actions: readonly FilterOption[];
  /** Makes it a log of many users. Memoize it. */
  log?: ActivityLog | undefined;
  /** Users that a log can be filtered by, with the filter `userId`. */
  people?: readonly FilterOption[] | undefined;
  /** Name of the list; default `Activity` in the kit's language. */
  label?: string | undefined;
  /** File name of the download, without extension. */
  csvName?: string | undefined;
}

/**
 * The activity of a user and its origin, newest first; with `log` that of all users, with its targets.
 * @source spec §2 (activity.index), §3 (labels of activity); the log is ours
 */
export function ActivityListView({
  actionLabel,
  actions,
  log,
  people,
  label,
  csvName,
  ...list
}: ActivityListViewProps) {
  const { data: texts } = useMessages();
  const columns = useActivityColumns(actionLabel, log);
  return (
    <DataTable
      empty={
        <EmptyState kind="notifications" title={texts.activityTitle} body={texts.activityEmpty} />
      }
      {...list}
      label={label ?? texts.activityTitle}
      columns={columns}
      rowId={(row) => row.id}
      impliedSort="-createdAt"
      searchLabel={log && texts.activitySearch}
      filters={[
        { id: 'action', label: texts.action, options: actions },
        ...(people ? [{ id: 'userId', label: texts.user, options: people }] : []),
      ]}
      csvName={csvName}
      storageKey={log ? 'lobi.table.activity-log' : 'lobi.table.activity'}
    />
  );
}
