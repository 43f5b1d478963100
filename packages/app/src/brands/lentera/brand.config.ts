import type { BrandInput } from '../../config/brand-schema.ts';

/** Lentera, the default brand: a night market lit by one warm lantern. */
export const lentera: BrandInput = {
  schema: 1,
  id: 'lentera',
  name: 'Lentera',
  extends: 'lentera',
  meta: { description: 'Lobi permainan dengan dompet yang selalu jujur.' },
};
