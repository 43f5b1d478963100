import { checkBrand } from '../config/check-brand.ts';

/** The smallest brand file that is valid. */
export const good = { schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'pesisir' } as const;

/** Loader of a page that shows nothing. */
export const page = () => Promise.resolve({ default: () => null });

/** Problems of the smallest brand file with some changes. */
export const findings = (changes: object) =>
  checkBrand({ ...good, ...changes }).map(
    ({ code, path, message, fix }) =>
      `${code} ${path} ${message}${fix === undefined ? '' : ` → ${fix}`}`,
  );
