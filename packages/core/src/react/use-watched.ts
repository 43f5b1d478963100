import { useMemo, useSyncExternalStore } from 'react';
import type { Watched } from '../client/feeds.ts';

/** Watches while there is a subscriber. */
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
 * Watches something by id for as long as the component shows it. `undefined` until the component
 * is mounted, and while there is no id.
 */
export function useWatched<Actor>(
  watch: (id: string) => Watched<Actor>,
  id: string | null,
): Actor | undefined {
  const holder = useMemo(() => createHolder(watch, id), [watch, id]);
  return useSyncExternalStore(holder.subscribe, holder.get, holder.get);
}
