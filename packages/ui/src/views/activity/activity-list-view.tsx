import { DataTable } from '../../components/data-table/data-table.tsx';
import type { FilterOption } from '../../components/filter-bar/filter-bar.types.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import type { ListViewProps } from '../list-view.types.ts';
import type { ActivityListRow } from './activity.types.ts';
import { useActivityColumns } from './use-activity-columns.tsx';

export interface ActivityListViewProps extends ListViewProps<ActivityListRow> {
  /** Says a deed in words. Keep the same function. */
  actionWord: (action: string) => string;
  /** Deeds that can be looked for. */
  actions: readonly FilterOption[];
  /** File name of the download, without ending. */
  csvName?: string | undefined;
}

/** What somebody did and from where, newest first. @source spec §2 (activity.index), §3 (labels of activity) */
export function ActivityListView({ actionWord, actions, csvName, ...list }: ActivityListViewProps) {
  const { data: words } = useMessages();
  const columns = useActivityColumns(actionWord);
  return (
    <DataTable
      empty={
        <EmptyState kind="notifications" title={words.activityTitle} body={words.activityEmpty} />
      }
      {...list}
      label={words.activityTitle}
      columns={columns}
      rowId={(row) => row.id}
      impliedSort="-createdAt"
      filters={[{ id: 'action', label: words.action, options: actions }]}
      csvName={csvName}
      storageKey="lobi.table.activity"
    />
  );
}
