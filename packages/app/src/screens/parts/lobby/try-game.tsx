import type { Game } from '@lobi/core/contract';
import { useAuth, useSettings } from '@lobi/core/react';
import { lazyWithRetry } from '@lobi/ui';
import { useMemo } from 'react';
import { canTry } from './can-try.ts';

/** Practice address of each game; `undefined` for signed-in users, and if the jurisdiction forbids it. */
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

/** The practice game of the address, loaded on demand. */
export const TriedGame = lazyWithRetry(async () => ({
  default: (await import('./tried-game.tsx')).TriedGame,
}));
