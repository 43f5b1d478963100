export { UserListView, type UserListRow, type UserListViewProps } from './user-list-view.tsx';
