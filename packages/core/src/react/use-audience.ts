import { useEffect, useState } from 'react';
import { usePlatform } from './platform-provider.tsx';
import { useConnection } from './use-connection.ts';

/**
 * How many are at a game now, oneself among them: sockets that follow its table, or its rounds in the
 * arena. `null` while it is not known, and with a broker that does not count.
 * @param channel `table` of the games that run at one, `game` of the arena
 * @param gameId `null` while there is no game
 * @source ours
 */
export function useAudience(channel: 'table' | 'game', gameId: string | null): number | null {
  const { realtime } = usePlatform();
  const { state } = useConnection();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (gameId === null) return undefined;
    const leave = realtime.join(channel, gameId, {
      // Events there reach its own feed, which reads again as well.
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
