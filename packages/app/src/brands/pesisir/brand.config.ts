import { defineBrand } from '@lobi/app/brand';
import { messages } from './messages.ts';

/** Pesisir: coast, sand and sea; light, airy, odds written as decimals. */
export default defineBrand({
  schema: 1,
  id: 'pesisir',
  name: 'Pesisir',
  extends: 'pesisir',
  meta: { description: 'Lobi permainan di tepi laut, dengan dompet yang selalu jujur.' },
  support: { mail: 'bantuan@pesisir.example' },
  betting: { oddsFormat: 'decimal' },
  money: { quickAmounts: ['10000', '25000', '50000', '100000', '500000'] },
  i18n: { messages },
});
