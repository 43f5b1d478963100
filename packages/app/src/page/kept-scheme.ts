import type { Scheme } from '@lobi/ui/tokens';

/** Options of the user: a scheme, or that of the device. */
export type SchemeWish = Scheme | 'system';

const storageKey = 'lobi.scheme';
const wishes: readonly SchemeWish[] = ['dark', 'light', 'system'];

/** The stored scheme of this device; `null` for none. */
export function keptScheme(): SchemeWish | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return wishes.find((wish) => wish === stored) ?? null;
  } catch {
    return null;
  }
}

/** Stores the choice for the next visit. */
export function keepScheme(wish: SchemeWish): void {
  try {
    localStorage.setItem(storageKey, wish);
  } catch {
    // Kept in memory until the page is left.
  }
}
