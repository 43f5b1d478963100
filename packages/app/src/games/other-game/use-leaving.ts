import { usePlatform } from '@lobi/core/react';
import { useEffect, useRef } from 'react';
import { useOneGame } from './use-one-game.ts';

/**
 * Leaves a game when its page is left, if only one is allowed at a time, so that the next one starts
 * without a question. A closed page reports nothing; the platform then counts the game as left after
 * some minutes.
 */
export function useLeaving(gameId: string): void {
  const { api } = usePlatform();
  const isOneGame = useOneGame();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!isOneGame) return undefined;
    shown.current = gameId;
    return () => {
      shown.current = null;
      // An effect that only runs again shows the same game at once.
      queueMicrotask(() => {
        if (shown.current === gameId) return;
        // A player who has signed out has left it anyway.
        api.call('open-game.leave', { body: { gameId } }).catch(() => undefined);
      });
    };
  }, [api, gameId, isOneGame]);
}
