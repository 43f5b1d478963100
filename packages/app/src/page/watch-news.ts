import type { PlatformClient } from '@lobi/core';
import type { Notification } from '@lobi/core/contract';

/** What comes within this time is told together, in milliseconds. */
const gatherMs = 400;
/** Most that are told at once; all of them are behind the bell. */
const mostTold = 20;

const isVisible = (): boolean => document.visibilityState === 'visible';

/**
 * Tells what reaches the signed-in user by realtime while the page is looked at, each once. What was
 * there before, what came while the page was hidden and what the line missed is left to the bell.
 * Returns the way to stop.
 */
export function watchNews(
  { api, changes, clock, serverNow }: PlatformClient,
  tell: (news: readonly Notification[]) => void,
): () => void {
  const told = new Set<string>();
  let since = serverNow();
  let isDue = false;
  let isOver = false;

  const beginAnew = (): void => {
    since = serverNow();
  };

  async function look(): Promise<void> {
    isDue = false;
    const query = { page: 1, perPage: mostTold };
    const { data } = await api.call('notification.list', { query });
    if (isOver || !isVisible()) return;
    const fresh = data.filter(
      ({ id, readAt, createdAt }) =>
        readAt === null && Date.parse(createdAt) >= since && !told.has(id),
    );
    for (const { id } of fresh) told.add(id);
    if (fresh.length > 0) tell(fresh);
  }

  const leave = changes.subscribe(({ type }) => {
    if (type === 'resync') beginAnew();
    if (type !== 'news' || isDue || !isVisible()) return;
    isDue = true;
    clock.setTimeout(() => {
      // The bell has the news anyway; that a toast did not come is nobody's trouble.
      if (!isOver) look().catch(() => undefined);
    }, gatherMs);
  });
  const onVisibility = (): void => {
    if (isVisible()) beginAnew();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    isOver = true;
    leave();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
