import { defineBrand } from '@lobi/app/brand';
import { messages } from './messages.ts';

/** Baja: steel and floodlight; sharp, dense, with short texts. */
export default defineBrand({
  schema: 1,
  id: 'baja',
  name: 'Baja',
  extends: 'baja',
  meta: { description: 'Lobi permainan. Angka dulu, dompet yang selalu jujur.' },
  support: { mail: 'bantuan@baja.example' },
  betting: { oddsFormat: 'decimal' },
  i18n: { messages },
});
