import { routeTable } from '@lobi/core/routes';
import { matchPath } from 'react-router-dom';

/** Returns whether this path is a game's. `/game/create` is the console, not a game. */
export function isGame(pathname: string): boolean {
  const isConsole = matchPath(routeTable['game.create'].path, pathname) !== null;
  return !isConsole && matchPath(routeTable['game.show'].path, pathname) !== null;
}
