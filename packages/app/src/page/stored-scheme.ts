import type { Scheme } from '@lobi/ui/tokens';

/** Options of the user: a scheme, or that of the device. */
export type SchemeOption = Scheme | 'system';

const storageKey = 'lobi.scheme';
const options: readonly SchemeOption[] = ['dark', 'light', 'system'];

/** The option that is stored on this device; `null` for none. */
export function readStoredScheme(): SchemeOption | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return options.find((option) => option === stored) ?? null;
  } catch {
    return null;
  }
}

/** Stores the choice for the next visit. */
export function storeScheme(option: SchemeOption): void {
  try {
    localStorage.setItem(storageKey, option);
  } catch {
    // The choice lasts until the page is left.
  }
}

/** The scheme of the operating system. */
export const deviceScheme = (): Scheme =>
  matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';

/** The scheme that the user has chosen on this device; `null` without a choice. */
export function chosenScheme(): Scheme | null {
  const option = readStoredScheme();
  return option === 'system' ? deviceScheme() : option;
}
