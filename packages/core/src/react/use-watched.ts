import { useEffect, useState } from 'react';
import type { Watched } from '../client/feeds.ts';

/**
 * Watches something by id for as long as the component shows it. `undefined` until the first
 * effect has run, and while there is no id.
 */
export function useWatched<Actor>(
  watch: (id: string) => Watched<Actor>,
  id: string | null,
): Actor | undefined {
  const [held, hold] = useState<{ readonly id: string; readonly actor: Actor }>();
  useEffect(() => {
    if (id === null) return undefined;
    const { actor, release } = watch(id);
    hold({ id, actor });
    return release;
  }, [watch, id]);
  return held?.id === id ? held?.actor : undefined;
}
