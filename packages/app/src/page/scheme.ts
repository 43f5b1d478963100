import { createStore, useObservable } from '@lobi/core/react';
import { systemTheme } from '@lobi/ui';
import type { Scheme } from '@lobi/ui/tokens';
import { useSyncExternalStore } from 'react';
import { useBrand } from '../config/brand-context.ts';
import { keepScheme, keptScheme, type SchemeWish } from './kept-scheme.ts';

const chosen = createStore<SchemeWish | null>(keptScheme());

const light = '(prefers-color-scheme: light)';

function watchDevice(onChange: () => void): () => void {
  const query = matchMedia(light);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const deviceScheme = (): Scheme => (matchMedia(light).matches ? 'light' : 'dark');

/** The colour scheme of the page on this device, and the function that changes it. */
export interface SchemeChoice {
  /** `undefined` for the default of the brand. */
  readonly scheme: Scheme | undefined;
  /** The selected option, for a `ThemePicker`. */
  readonly choice: SchemeWish;
  /** `undefined` if the brand offers only one scheme. */
  readonly onChoose: ((choice: string) => void) | undefined;
}

function choose(choice: string): void {
  const wish = choice as SchemeWish;
  chosen.set(wish);
  keepScheme(wish);
}

/** The colour scheme: the user's choice if the brand offers one, else the brand's. @source ours */
export function useSchemeChoice(): SchemeChoice {
  const { schemes, look } = useBrand();
  const wish = useObservable(chosen);
  const device = useSyncExternalStore(watchDevice, deviceScheme, () => look.defaultScheme);
  if (schemes.length < 2) {
    return { scheme: undefined, choice: look.defaultScheme, onChoose: undefined };
  }
  const choice = wish ?? look.defaultScheme;
  return { scheme: choice === systemTheme ? device : choice, choice, onChoose: choose };
}
