import type { Game } from '@lobi/core/contract';
import { useAuth, useSettings } from '@lobi/core/react';
import { late } from '@lobi/ui';
import { useMemo } from 'react';
import { canTry } from './can-try.ts';

/** Where a guest tries each of these games; `undefined` for who is signed in, and where a place forbids it. */
export function useTryHref(games: readonly Game[]) {
  const { status } = useAuth();
  const settings = useSettings();
  const isAllowed =
    status === 'guest' && settings.status === 'ready' && settings.settings.app.policy.freePlay;
  return useMemo(() => {
    if (!isAllowed) return undefined;
    const tried = new Set(games.filter(canTry).map(({ id }) => id));
    return ({ id }: { id: string }) => (tried.has(id) ? `/game?try=${id}` : undefined);
  }, [games, isAllowed]);
}

/** The game that the address asks to try, fetched once it asks. */
export const TriedGame = late(async () => ({
  default: (await import('./tried-game.tsx')).TriedGame,
}));
