import type { BrandInput } from '../../config/brand-schema.ts';

/** Pesisir: coast, sand and sea; light, airy, odds written as decimals. */
export const pesisir: BrandInput = {
  schema: 1,
  id: 'pesisir',
  name: 'Pesisir',
  extends: 'pesisir',
  meta: { description: 'Lobi permainan di tepi laut, dengan dompet yang selalu jujur.' },
  betting: { oddsFormat: 'decimal' },
  money: { quickAmounts: ['10000', '25000', '50000', '100000', '500000'] },
};
