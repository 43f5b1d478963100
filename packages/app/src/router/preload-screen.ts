import { screens } from '../screens/index.ts';
import { shownAt } from './first-screen.ts';

/** Fetches the code of the first screen, so that the first paint is the whole page. */
export async function preloadScreen(pathname: string): Promise<void> {
  const name = shownAt(pathname);
  if (name !== undefined) await screens[name]?.preload();
}
