export { ActivityListView, type ActivityListViewProps } from './activity-list-view.tsx';
export type { ActivityListRow } from './activity.types.ts';
