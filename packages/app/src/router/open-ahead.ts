import type { PlatformClient } from '@lobi/core';
import type { Game } from '@lobi/core/contract';
import { routeOf } from '@lobi/core/routes';
import { matchPath } from 'react-router-dom';
import { isGame } from '../page/is-game.ts';

type GamesClient = Pick<PlatformClient, 'auth' | 'watchGame' | 'play'>;

/** Id of the game that a click opens in this window; `undefined` for any other click. */
function pressedGame({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  const isElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey;
  if (!link || isElsewhere || link.origin !== location.origin || !isGame(link.pathname)) return;
  return matchPath(routeOf('game.show').path, link.pathname)?.params.gameId;
}

async function loadGame(game: Game, client: GamesClient): Promise<void> {
  const { preloadGame } = await import('../games/preload-game.ts');
  await preloadGame(game, client);
}

/** Requests a game, then its stage and the player's earlier plays. */
function openAhead(gameId: string, client: GamesClient): void {
  const { actor, release } = client.watchGame(gameId);
  // The request goes on until the screen of the game watches it.
  release();
  // A file that fails to load is requested again by the screen, which shows the error.
  const load = (game: Game): void => void loadGame(game, client).catch(() => undefined);
  const currentSnapshot = actor.getSnapshot().context.snapshot;
  if (currentSnapshot) return load(currentSnapshot);
  const subscription = actor.subscribe(({ context: { snapshot } }) => {
    if (!snapshot) return;
    subscription.unsubscribe();
    load(snapshot);
  });
}

/**
 * Starts to load a game at a player's press on a link to it. The page is busy at first with leaving the
 * present screen, and the screen of the game would request one thing after the other.
 * @source ours
 */
export function openGamesAhead(client: GamesClient): void {
  const onClick = (event: MouseEvent): void => {
    const isPlayer = client.auth.getSnapshot().context.user?.role === 'player';
    const gameId = isPlayer ? pressedGame(event) : undefined;
    if (gameId !== undefined) openAhead(gameId, client);
  };
  // Before the router handles the press.
  addEventListener('click', onClick, { capture: true });
}
