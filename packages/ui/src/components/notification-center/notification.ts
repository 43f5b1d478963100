import type { ReactNode } from 'react';

/** One piece of news for the user. */
export interface NotificationItem {
  readonly id: string;
  readonly title: string;
  readonly body?: ReactNode;
  /** When it happened, ISO time. */
  readonly at: string;
  readonly read: boolean;
  /** Where it leads. Without it the line marks it as read and stays. */
  readonly href?: string | undefined;
  /** Path data; default a bell. */
  readonly icon?: string | undefined;
  /** Default `neutral`. */
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | undefined;
}

/** Whether the notifications have loaded. */
export type NotificationStatus = 'ready' | 'loading' | 'error';

/** Most that is counted out on a badge. */
const mostCounted = 99;

/** Text of a badge: `7`, or `99+` for more than ninety-nine. */
export const countText = (count: number): string =>
  count > mostCounted ? `${mostCounted}+` : String(count);
