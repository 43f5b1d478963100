import { useMemo, useSyncExternalStore } from 'react';
import type { Watched } from '../client/feeds.ts';

/** Watches a feed as long as it has a subscriber. */
function createHolder<Actor>(watch: (id: string) => Watched<Actor>, id: string | null) {
  let actor: Actor | undefined;
  return {
    get: () => actor,
    subscribe(listener: () => void) {
      if (id === null) return () => undefined;
      const watched = watch(id);
      actor = watched.actor;
      listener();
      return () => {
        actor = undefined;
        watched.release();
      };
    },
  };
}

/**
 * Watches a feed by id as long as the component is mounted. `undefined` until then, and without an id.
 */
export function useWatched<Actor>(
  watch: (id: string) => Watched<Actor>,
  id: string | null,
): Actor | undefined {
  const holder = useMemo(() => createHolder(watch, id), [watch, id]);
  return useSyncExternalStore(holder.subscribe, holder.get, holder.get);
}
