import { defineBrand } from '@lobi/app/brand';

export default defineBrand({
  schema: 1,
  id: 'own-backend',
  name: 'Own backend',
  extends: 'pesisir',
  i18n: { default: 'en' },
  features: { deposit: false, withdraw: false },
});
