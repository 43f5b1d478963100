import type { Game, Play } from '@lobi/core/contract';
import { useList, type PlayController } from '@lobi/core/react';
import { useState } from 'react';

/** Plays of the strip of results. */
const stripLength = 20;

/** Own plays of a game that are over. */
export type PastPlays =
  | { readonly status: 'loading' }
  /** Newest first; empty where the history could not be read. */
  | { readonly status: 'ready'; readonly plays: readonly Play[] };

/**
 * Own plays that are over, newest first: those of before, and what was played since. They come all
 * at once, so that nothing of before is told as if it were new.
 */
export function usePlays(game: Game, { last }: Pick<PlayController, 'last'>): PastPlays {
  const list = useList('play.list', { gameId: game.id }, { perPage: stripLength });
  const [isLost, setIsLost] = useState(false);
  if (list.status === 'failed' && !isLost) setIsLost(true);
  if (list.status === 'loading') return { status: 'loading' };
  const history = list.status === 'ready' && !isLost ? list.rows : [];
  const over = history.filter(({ status, id }) => status !== 'open' && id !== last?.id);
  return { status: 'ready', plays: last ? [last, ...over].slice(0, stripLength) : over };
}
