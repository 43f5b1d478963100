import { routeNames, routeOf } from '@lobi/core/routes';
import { matchPath } from 'react-router-dom';
import { loaders } from '../screens/index.ts';

/** Fetches the code of the first screen while languages and session are still on their way. */
export function preloadScreen(pathname: string): void {
  const name =
    pathname === '/'
      ? 'game.index'
      : routeNames.find((candidate) => matchPath(routeOf(candidate).path, pathname) !== null);
  // A failure is told by the screen itself, when it is opened.
  if (name !== undefined && name in loaders) {
    loaders[name as keyof typeof loaders]().catch(() => undefined);
  }
}
