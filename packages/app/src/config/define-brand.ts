import type { BrandInput } from './brand-schema.ts';

/**
 * Types a brand file, so that an editor knows its keys. The file is checked where the app is built
 * and by `lobi check`; the check is not part of the app.
 * @example export default defineBrand({ schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'pesisir' })
 * @source ours
 */
export const defineBrand = (brand: BrandInput): BrandInput => brand;
