import { defineBrand } from '@lobi/app/brand';
import { messages } from './messages.ts';

/** Lentera, the default brand: a night market lit by one warm lantern. */
export default defineBrand({
  schema: 1,
  id: 'lentera',
  name: 'Lentera',
  extends: 'lentera',
  meta: { description: 'Lobi permainan dengan dompet yang selalu jujur.' },
  support: { mail: 'bantuan@lentera.example' },
  i18n: { messages },
});
