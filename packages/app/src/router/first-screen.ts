import type { PlatformClient } from '@lobi/core';
import { buildPath, type RouteName } from '@lobi/core/routes';
import type { Brand } from '../config/brand-schema.ts';
import { pageAt } from '../page/pages.ts';
import { allGames } from '../screens/parts/lobby/all-games.ts';
import { firstScreens, loaders, type LoadScreen } from '../screens/loaders.ts';

type AskAhead = (client: PlatformClient) => Promise<unknown>;

/** Initial requests of screens; a call that is added to a screen must be added here too. */
const firstCalls: { readonly [Name in RouteName]?: AskAhead } = {
  'game.index': (client) =>
    Promise.all([
      client.prefetch('lobby.show'),
      client.prefetch('game.list', { query: { perPage: allGames } }),
    ]),
};

/** Initial requests of screens for players only. */
const firstCallsOfPlayers: { readonly [Name in RouteName]?: AskAhead } = {
  'game.index': (client) => client.prefetch('dashboard.show'),
};

/** Address of the lobby, to which `/` redirects. */
export const lobbyPath = buildPath('game.index');

/** Built-in route that a path opens, unless the brand replaces it. */
function shownAt(brand: Brand, pathname: string): RouteName | undefined {
  const page = pageAt(brand, pathname === '/' ? lobbyPath : pathname);
  const name = page?.name as RouteName | undefined;
  return name !== undefined && Object.hasOwn(loaders, name) && !brand.own?.screenOf(name)
    ? name
    : undefined;
}

/** Returns whether the screen of a path needs only the messages of the first paint. */
export function isTextOnlyScreen(brand: Brand, pathname: string): boolean {
  const name = shownAt(brand, pathname);
  return name !== undefined && firstScreens.includes(name);
}

/**
 * Preloads the code and the data of the first screen before React renders. The screen repeats a
 * failed request, and reports its error. Resolves when the data has arrived or failed.
 */
export async function fetchFirstScreen(
  brand: Brand,
  pathname: string,
  client: PlatformClient,
): Promise<void> {
  const name = shownAt(brand, pathname);
  if (name === undefined) return;
  const load: LoadScreen | undefined = (loaders as Partial<Record<RouteName, LoadScreen>>)[name];
  load?.().catch(() => undefined);
  await firstCalls[name]?.(client);
}

/**
 * Preloads the data that the first screen shows to a signed-in user only. Resolves when it has arrived or
 * failed; the session must be known.
 */
export async function fetchForUser(
  brand: Brand,
  pathname: string,
  client: PlatformClient,
): Promise<void> {
  const name = shownAt(brand, pathname);
  if (name === undefined || client.auth.getSnapshot().context.user?.role !== 'player') return;
  await firstCallsOfPlayers[name]?.(client);
}
