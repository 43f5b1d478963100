export { UserListView, type UserListViewProps } from './user-list-view.tsx';
export type { UserListRow } from './users.types.ts';
