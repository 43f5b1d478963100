import type { PlatformClient } from '@lobi/core';
import type { Notification } from '@lobi/core/contract';

/** Time within which events are collected and shown together, in milliseconds. */
const gatherMs = 400;
/** Maximum toasts at once; the bell has all notifications. */
const maxShown = 20;

const isVisible = (): boolean => document.visibilityState === 'visible';

/**
 * Shows toasts for the signed-in user's realtime notifications while the page is visible, each once.
 * Older and missed ones, and those that arrived while the page was hidden, are left to the bell. Returns
 * the function that stops it.
 */
export function watchNews(
  { api, changes, clock, serverNow }: PlatformClient,
  onNews: (news: readonly Notification[]) => void,
): () => void {
  const shown = new Set<string>();
  let since = serverNow();
  let isDue = false;
  let isOver = false;

  const restart = (): void => {
    since = serverNow();
  };

  async function look(): Promise<void> {
    isDue = false;
    const query = { page: 1, perPage: maxShown };
    const { data } = await api.call('notification.list', { query });
    if (isOver || !isVisible()) return;
    const fresh = data.filter(
      ({ id, readAt, createdAt }) =>
        readAt === null && Date.parse(createdAt) >= since && !shown.has(id),
    );
    for (const { id } of fresh) shown.add(id);
    if (fresh.length > 0) onNews(fresh);
  }

  const leave = changes.subscribe(({ type }) => {
    if (type === 'resync') restart();
    if (type !== 'news' || isDue || !isVisible()) return;
    isDue = true;
    clock.setTimeout(() => {
      // The bell has the notification anyway; a missing toast loses nothing.
      if (!isOver) look().catch(() => undefined);
    }, gatherMs);
  });
  const onVisibility = (): void => {
    if (isVisible()) restart();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    isOver = true;
    leave();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
