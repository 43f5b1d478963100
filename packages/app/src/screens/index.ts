import type { RouteName } from '@lobi/core/routes';
import type { Brand } from '../config/brand-schema.ts';
import { withAllTexts } from '../i18n/all-texts.ts';
import { prepared, type Prepared } from '../page/prepared.tsx';
import { firstScreens, loaders, type LoadScreen } from './loaders.ts';

/** Screens by route name, loaded on first use. */
export const screens: Partial<Record<RouteName, Prepared<object>>> = Object.fromEntries(
  Object.entries<LoadScreen>(loaders).map(([name, load]) => [
    name,
    prepared(firstScreens.includes(name as RouteName) ? load : withAllTexts(load)),
  ]),
);

/** Shown for an address without a screen. */
export const notFound = prepared<object>(
  withAllTexts(async () => ({ default: (await import('./error-404.tsx')).Error404Screen })),
);

/** Screens of brands, by the function that loads each. */
const ownScreens = new WeakMap<LoadScreen, Prepared<object>>();

function ownScreen(load: LoadScreen): Prepared<object> {
  const existing = ownScreens.get(load);
  if (existing) return existing;
  const screen = prepared(withAllTexts(load));
  ownScreens.set(load, screen);
  return screen;
}

/** The screen of a page: the brand's own if there is one, else ours. */
export function screenOf({ own }: Brand, name: string): Prepared<object> {
  const load = own?.screenOf(name);
  return load ? ownScreen(load) : (screens[name as RouteName] ?? notFound);
}
