import { useEffect, useMemo, useState } from 'react';
import type { Lobby, Win } from '../contract/schemas/lobby.ts';
import { usePlatform } from './platform-provider.tsx';
import { useEntity } from './use-entity.ts';

/**
 * What the lobby tells beside its games, with wins as they happen; `null` until it is known. Without
 * it the lobby is whole, so a failure is not told.
 * @param live listens for wins; `false` asks once
 */
export function useLobby(live: boolean): Lobby | null {
  const { realtime } = usePlatform();
  const told = useEntity('lobby.show', {});
  const [wins, setWins] = useState<readonly Win[] | null>(null);
  useEffect(() => {
    if (!live) return undefined;
    return realtime.join('lobby', 'all', {
      onEvent: (news) => setWins(news.wins),
      onResync: () => undefined,
    });
  }, [realtime, live]);
  const entity = told.status === 'ready' ? told.entity : null;
  return useMemo(
    () => entity && { ...entity, wins: live ? [...(wins ?? entity.wins)] : [] },
    [entity, wins, live],
  );
}
