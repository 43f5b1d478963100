import { expect, it } from 'vitest';
import { printBrand } from './print-brand.ts';

it('printBrand prints a brand file in the format of the examples', () => {
  const brand = {
    schema: 1,
    name: `Kopi "88"`,
    meta: { description: "It's ours" },
    i18n: { supported: ['id', 'zh-Hans'] },
    theme: { tokens: { color: { accentInk: '#fff', 'on-accent': '#000' } } },
    security: { antiDevtools: false },
  };
  expect(printBrand(brand)).toBe(`import { defineBrand } from '@lobi/app/brand';

export default defineBrand({
  schema: 1,
  name: 'Kopi "88"',
  meta: {
    description: "It's ours",
  },
  i18n: {
    supported: [
      'id',
      'zh-Hans',
    ],
  },
  theme: {
    tokens: {
      color: {
        accentInk: '#fff',
        'on-accent': '#000',
      },
    },
  },
  security: {
    antiDevtools: false,
  },
});
`);
});
