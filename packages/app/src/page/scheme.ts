import { createStore, useObservable } from '@lobi/core/react';
import { systemTheme } from '@lobi/ui';
import type { Scheme } from '@lobi/ui/tokens';
import { useSyncExternalStore } from 'react';
import { useBrand } from '../config/brand-context.ts';
import { deviceScheme, readStoredScheme, storeScheme, type SchemeOption } from './stored-scheme.ts';

const chosen = createStore<SchemeOption | null>(readStoredScheme());

function watchDevice(onChange: () => void): () => void {
  const query = matchMedia('(prefers-color-scheme: light)');
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The colour scheme of the page on this device, and the function that changes it. */
export interface SchemeChoice {
  /** `undefined` for the default of the brand. */
  readonly scheme: Scheme | undefined;
  /** The selected option, for a `ThemePicker`. */
  readonly choice: SchemeOption;
  /** `undefined` if the brand offers only one scheme. */
  readonly onChoose: ((choice: string) => void) | undefined;
}

function choose(choice: string): void {
  const option = choice as SchemeOption;
  chosen.set(option);
  storeScheme(option);
}

/** The colour scheme: the user's choice if the brand offers one, else the brand's. @source ours */
export function useSchemeChoice(): SchemeChoice {
  const { schemes, look } = useBrand();
  const option = useObservable(chosen);
  const device = useSyncExternalStore(watchDevice, deviceScheme, () => look.defaultScheme);
  if (schemes.length < 2) {
    return { scheme: undefined, choice: look.defaultScheme, onChoose: undefined };
  }
  const choice = option ?? look.defaultScheme;
  return { scheme: choice === systemTheme ? device : choice, choice, onChoose: choose };
}
