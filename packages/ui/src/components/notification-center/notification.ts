import type { ReactNode } from 'react';

/** A notification for the user. */
export interface NotificationItem {
  readonly id: string;
  readonly title: string;
  readonly body?: ReactNode;
  /** Time of the event, ISO. */
  readonly at: string;
  readonly read: boolean;
  /** Link of the notification. Without it a press only marks it as read. */
  readonly href?: string | undefined;
  /** Path data; default a bell. */
  readonly icon?: string | undefined;
  /** Default `neutral`. */
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | undefined;
}

/** Whether the notifications have loaded. */
export type NotificationStatus = 'ready' | 'loading' | 'error';

/** Maximum number that a badge shows exactly. */
const maxCounted = 99;

/** Text of a badge: `7`, or `99+` for more than ninety-nine. */
export const countText = (count: number): string =>
  count > maxCounted ? `${maxCounted}+` : String(count);
