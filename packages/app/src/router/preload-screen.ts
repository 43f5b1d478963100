import { routeNames, routeOf } from '@lobi/core/routes';
import { matchPath } from 'react-router-dom';
import { screens } from '../screens/index.ts';

/** Fetches the code of the first screen while languages and session are still on their way. */
export async function preloadScreen(pathname: string): Promise<void> {
  const name =
    pathname === '/'
      ? 'game.index'
      : routeNames.find((candidate) => matchPath(routeOf(candidate).path, pathname) !== null);
  if (name !== undefined) await screens[name]?.preload();
}
