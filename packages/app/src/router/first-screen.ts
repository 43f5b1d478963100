import type { PlatformClient } from '@lobi/core';
import { buildPath, type RouteName } from '@lobi/core/routes';
import type { Brand } from '../config/brand-schema.ts';
import { pageAt } from '../page/pages.ts';
import { allGames } from '../screens/parts/lobby/all-games.ts';
import { firstScreens, loaders, type LoadScreen } from '../screens/loaders.ts';

type AskAhead = (client: PlatformClient) => void;

/** The requests of a screen when it opens; a call that is added to a screen is added here too. */
const firstCalls: { readonly [Name in RouteName]?: AskAhead } = {
  'game.index': (client) => {
    client.askAhead('lobby.show');
    client.askAhead('game.list', { query: { perPage: allGames } });
  },
};

/** Address of the lobby, to which the root leads. */
export const lobbyPath = buildPath('game.index');

/** Route of the table whose screen a path shows first, unless the brand has one of its own for it. */
function shownAt(brand: Brand, pathname: string): RouteName | undefined {
  const page = pageAt(brand, pathname === '/' ? lobbyPath : pathname);
  const name = page?.name as RouteName | undefined;
  return name !== undefined && Object.hasOwn(loaders, name) && !brand.own?.screenOf(name)
    ? name
    : undefined;
}

/** Whether the first words are all that the screen of a path says. */
export function saysLittle(brand: Brand, pathname: string): boolean {
  const name = shownAt(brand, pathname);
  return name !== undefined && firstScreens.includes(name);
}

/**
 * Asks for the code of the first screen and for what it is going to show, before there is anything
 * to show it with. What fails here is requested again, and reported, by the screen.
 */
export function fetchFirstScreen(brand: Brand, pathname: string, client: PlatformClient): void {
  const name = shownAt(brand, pathname);
  if (name === undefined) return;
  const load: LoadScreen | undefined = (loaders as Partial<Record<RouteName, LoadScreen>>)[name];
  load?.().catch(() => undefined);
  firstCalls[name]?.(client);
}
