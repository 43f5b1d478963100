export { NotificationListView, type NotificationListViewProps } from './notification-list-view.tsx';
