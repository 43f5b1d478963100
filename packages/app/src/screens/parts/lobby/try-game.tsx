import type { Game } from '@lobi/core/contract';
import { useAuth, useSettings } from '@lobi/core/react';
import { lazyWithRetry } from '@lobi/ui';
import { useMemo } from 'react';
import { mayOfferPractice } from './may-offer-practice.ts';

/** Practice address of each game; `undefined` for signed-in users, and if the jurisdiction forbids it. */
export function useTryHref(games: readonly Game[]) {
  const { status } = useAuth();
  const settings = useSettings();
  const isAllowed =
    status === 'guest' && settings.status === 'ready' && settings.settings.app.policy.freePlay;
  return useMemo(() => {
    if (!isAllowed) return undefined;
    const practiceIds = new Set(games.filter(mayOfferPractice).map(({ id }) => id));
    return ({ id }: { id: string }) => (practiceIds.has(id) ? `/game?try=${id}` : undefined);
  }, [games, isAllowed]);
}

/** The practice game of the address, loaded on demand. */
export const LobbyPractice = lazyWithRetry(async () => ({
  default: (await import('./lobby-practice.tsx')).LobbyPractice,
}));
