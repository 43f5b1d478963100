export { ActivityListView, type ActivityListViewProps } from './activity-list-view.tsx';
export type {
  ActivityListRow,
  ActivityLog,
  ActivityPerson,
  ActivitySubject,
} from './activity.types.ts';
