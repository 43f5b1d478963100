import type { PlatformClient } from '@lobi/core';
import { routeAt, type RouteName } from '@lobi/core/routes';
import { allGames } from '../screens/parts/lobby/all-games.ts';
import { firstScreens, loaders, type LoadScreen } from '../screens/loaders.ts';

type AskAhead = (client: PlatformClient) => void;

/** What a screen asks as soon as it is there; whoever adds a call to one adds it here. */
const firstCalls: { readonly [Name in RouteName]?: AskAhead } = {
  'game.index': (client) => {
    client.askAhead('lobby.show');
    client.askAhead('game.list', { query: { perPage: allGames } });
  },
};

/** Route whose screen a path shows first; the root leads on to the lobby. */
export const shownAt = (pathname: string): RouteName | undefined =>
  pathname === '/' ? 'game.index' : routeAt(pathname);

/** Whether the first words are all that the screen of a path says. */
export function saysLittle(pathname: string): boolean {
  const name = shownAt(pathname);
  return name !== undefined && firstScreens.includes(name);
}

/**
 * Asks for the code of the first screen and for what it is going to show, before there is anything
 * to show it with. What fails here is asked again, and told, by the screen.
 */
export function fetchFirstScreen(pathname: string, client: PlatformClient): void {
  const name = shownAt(pathname);
  if (name === undefined) return;
  const load: LoadScreen | undefined = (loaders as Partial<Record<RouteName, LoadScreen>>)[name];
  load?.().catch(() => undefined);
  firstCalls[name]?.(client);
}
