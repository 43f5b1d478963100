import { expect, it } from 'vitest';
import { brandChannels } from './brand-channels.ts';

const channels = [
  { kind: 'bank', name: 'BCA' },
  { kind: 'ewallet', name: 'DANA' },
  { kind: 'qris', name: 'QRIS' },
] as const;

it('brandChannels puts channels into the order of the brand and renames them', () => {
  const payments = { order: ['qris', 'DANA'], texts: { BCA: { en: 'BCA transfer' } }, shown: [] };
  expect(brandChannels(payments, channels, 'en').map(({ name }) => name)).toEqual([
    'QRIS',
    'DANA',
    'BCA transfer',
  ]);
});
