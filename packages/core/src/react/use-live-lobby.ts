import { useEffect, useMemo, useRef, useState } from 'react';
import type { ChannelPayload } from '../contract/channels.ts';
import type { Lobby } from '../contract/schemas/lobby.ts';
import { usePlatform } from './platform-provider.tsx';
import { useEntity } from './use-entity.ts';

/**
 * Latest payload of the lobby's channel, and the response that was cached when it arrived: a later
 * response is newer.
 */
interface News extends ChannelPayload<'lobby'> {
  readonly after: Lobby | null;
}

/** Parts of the lobby that are requested: none, jackpots, or wins too. */
export interface LobbyInterest {
  /** Reads the lobby, and subscribes to its channel if it has jackpots. */
  readonly wanted: boolean;
  /** Whether to include wins; `false` omits them. */
  readonly wins: boolean;
  /** Whether to follow later changes; default `true`. */
  readonly isLive?: boolean | undefined;
}

/** The lobby, updated by the events of its channel; `null` until it is known. */
export function useLiveLobby({
  wanted,
  wins: showsWins,
  isLive = true,
}: LobbyInterest): Lobby | null {
  const { realtime } = usePlatform();
  const lobby = useEntity('lobby.show', wanted ? {} : null);
  const [news, setNews] = useState<News | null>(null);
  const entity = lobby.status === 'ready' ? lobby.entity : null;
  const listens =
    isLive && wanted && (showsWins || (entity !== null && entity.jackpots.length > 0));
  const latest = useRef({ entity, lobby });
  useEffect(() => {
    latest.current = { entity, lobby };
  });
  useEffect(() => {
    if (!listens) return undefined;
    let hasJoined = false;
    return realtime.join('lobby', 'all', {
      onEvent: (event) => setNews({ ...event, after: latest.current.entity }),
      onResync() {
        const { lobby: known } = latest.current;
        if (hasJoined && known.status !== 'loading') known.refresh();
        hasJoined = true;
      },
    });
  }, [realtime, listens]);
  return useMemo(() => {
    if (!entity) return null;
    const newest = news?.after === entity ? news : null;
    return {
      ...entity,
      wins: showsWins ? (newest ?? entity).wins : [],
      jackpots: newest?.jackpots ?? entity.jackpots,
    };
  }, [entity, news, showsWins]);
}
