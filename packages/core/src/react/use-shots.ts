import { useEffect, useState } from 'react';
import type { Shot } from '../contract/schemas/shot.ts';
import { usePlatform } from './platform-provider.tsx';

/** Shots that are shown at once; older ones are over. */
const maximumShots = 12;

/**
 * The newest shots of everyone in a fishing game, oldest first, oneself among them; empty at first, as
 * shots are seen while they happen and never read again.
 * @param gameId `null` while there is no game, or where other players are not shown
 * @source ours
 */
export function useShots(gameId: string | null): readonly Shot[] {
  const { realtime } = usePlatform();
  const [shots, setShots] = useState<readonly Shot[]>([]);
  useEffect(() => {
    if (gameId === null) return undefined;
    const leave = realtime.join('pond', gameId, {
      onEvent: (shot) =>
        setShots((known) =>
          known.some(({ id }) => id === shot.id) ? known : [...known, shot].slice(-maximumShots),
        ),
      // What was missed is over.
      onResync: () => undefined,
    });
    return () => {
      leave();
      setShots([]);
    };
  }, [realtime, gameId]);
  return shots;
}
