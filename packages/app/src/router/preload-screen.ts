import type { Brand } from '../config/brand-schema.ts';
import { pageAt } from '../page/pages.ts';
import { screenOf } from '../screens/index.ts';
import { lobbyPath } from './first-screen.ts';

/** Fetches the code of the first screen, so that the first paint is the whole page. */
export async function preloadScreen(brand: Brand, pathname: string): Promise<void> {
  const page = pageAt(brand, pathname === '/' ? lobbyPath : pathname);
  if (page) await screenOf(brand, page.name).preload();
}
