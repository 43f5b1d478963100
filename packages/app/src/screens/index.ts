import type { RouteName } from '@lobi/core/routes';
import { withAllWords } from '../i18n/all-words.ts';
import { prepared, type Prepared } from '../page/prepared.tsx';
import { firstScreens, loaders, type LoadScreen } from './loaders.ts';

/** Screens by route name, loaded when they are first opened. */
export const screens: Partial<Record<RouteName, Prepared<object>>> = Object.fromEntries(
  Object.entries<LoadScreen>(loaders).map(([name, load]) => [
    name,
    prepared(firstScreens.includes(name as RouteName) ? load : withAllWords(load)),
  ]),
);

/** Shown where no screen is. */
export const notFound = prepared<object>(
  withAllWords(async () => ({ default: (await import('./error-404.tsx')).Error404Screen })),
);
