import { defineBrand } from '@lobi/app/brand';

export default defineBrand({
  schema: 1,
  id: 'minimal',
  name: 'Minimal',
  extends: 'pesisir',
  logo: { mark: './mark.svg' },
  theme: { accent: '#c2410c' },
  i18n: { default: 'en' },
});
