export { NotificationCenter, type NotificationCenterProps } from './notification-center.tsx';
export type { NotificationItem, NotificationStatus } from './notification.ts';
