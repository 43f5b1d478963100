import { expect, it } from 'vitest';
import { brandChannels } from './brand-channels.ts';

const channels = [
  { kind: 'bank', name: 'BCA' },
  { kind: 'ewallet', name: 'DANA' },
  { kind: 'qris', name: 'QRIS' },
] as const;

it('brandChannels sorts channels by the order of the brand and renames them', () => {
  const texts = { BCA: { en: 'BCA transfer' } };
  const payments = { order: ['qris', 'DANA'], icons: {}, texts, shown: [] };
  expect(brandChannels(payments, channels, 'en').map(({ name }) => name)).toEqual([
    'QRIS',
    'DANA',
    'BCA transfer',
  ]);
});

it('brandChannels draws a channel with the icon of its name, else with that of its kind', () => {
  const icons = { ewallet: 'M1 1h2', DANA: 'M2 2h3', qris: 'M3 3h4' };
  const drawn = brandChannels({ order: [], icons, texts: {}, shown: [] }, channels, 'en');
  expect(drawn.map(({ name, icon }) => [name, icon])).toEqual([
    ['BCA', undefined],
    ['DANA', 'M2 2h3'],
    ['QRIS', 'M3 3h4'],
  ]);
});

// id: brand-language-behind
it('brandChannels names a channel in an added language, else in its fallback language', () => {
  const added = { ms: { basedOn: 'en', load: async () => ({ default: {} }) } } as const;
  const texts = { BCA: { id: 'Lewat BCA', en: 'BCA transfer' }, DANA: { en: 'A', ms: 'B' } };
  const payments = { order: [], icons: {}, texts, shown: [] };
  const names = brandChannels(payments, channels, 'ms', added).map(({ name }) => name);
  expect(names).toEqual(['BCA transfer', 'B', 'QRIS']);
});
