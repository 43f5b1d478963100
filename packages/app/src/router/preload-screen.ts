import { firstScreens, screens } from '../screens/index.ts';
import { routeAt } from './route-at.ts';

/** Route whose screen a path shows first; the root leads on to the lobby. */
const shownAt = (pathname: string) => (pathname === '/' ? 'game.index' : routeAt(pathname));

/** Fetches the code of the first screen while languages and session are still on their way. */
export async function preloadScreen(pathname: string): Promise<void> {
  const name = shownAt(pathname);
  if (name !== undefined) await screens[name]?.preload();
}

/** Whether the first words are all that the screen of a path says. */
export function saysLittle(pathname: string): boolean {
  const name = shownAt(pathname);
  return name !== undefined && firstScreens.includes(name);
}
