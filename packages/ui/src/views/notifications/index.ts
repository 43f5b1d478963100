export { NotificationListView, type NotificationListViewProps } from './notification-list-view.tsx';
export { PushPanel, type PushChoice, type PushPanelProps, type PushStatus } from './push-panel.tsx';
