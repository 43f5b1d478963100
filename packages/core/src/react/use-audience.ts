import { useEffect, useState } from 'react';
import { usePlatform } from './platform-provider.tsx';
import { useConnection } from './use-connection.ts';

/**
 * Current number of viewers of a game, including the caller: sockets subscribed to its table, its pond, or
 * its rounds in the arena. `null` while it is unknown, and with a broker that does not count.
 * @param channel `table` for games with a table, `pond` for fishing, `game` for the arena
 * @param gameId `null` without a game
 * @source ours
 */
export function useAudience(
  channel: 'table' | 'game' | 'pond',
  gameId: string | null,
): number | null {
  const { realtime } = usePlatform();
  const { state } = useConnection();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (gameId === null) return undefined;
    const leave = realtime.join(channel, gameId, {
      // The feed of the channel handles its events and resyncs.
      onEvent: () => undefined,
      onResync: () => undefined,
      onCount: setCount,
    });
    return () => {
      leave();
      setCount(null);
    };
  }, [realtime, channel, gameId]);
  return state === 'live' ? count : null;
}
