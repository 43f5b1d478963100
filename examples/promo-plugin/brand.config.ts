import { defineBrand } from '@lobi/app/brand';
import { promo } from './promo/index.ts';

/** A brand to try out the plugin. */
export default defineBrand({
  schema: 1,
  id: 'promo-plugin',
  name: 'Promo',
  extends: 'lentera',
  i18n: { default: 'en', supported: ['en', 'id'] },
  plugins: [promo({ until: '2026-12-31' })],
});
