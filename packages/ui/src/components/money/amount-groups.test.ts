import { describe, expect, it } from 'vitest';
import { amountGroups } from './amount-groups.ts';

describe('amountGroups', () => {
  it.each<[string, string, string[]]>([
    ['Rp\u00a01.250.000', 'Rp\u00a0', ['1.', '250.', '000']],
    ['-Rp\u00a025.000', '-Rp\u00a0', ['25.', '000']],
    ['1.250,75\u00a0€', '', ['1.', '250,75\u00a0€']],
    ['₱1,250.75', '', ['₱1,', '250.75']],
    ['0', '', ['0']],
    ['–', '', ['–']],
  ])(
    'amountGroups parts %s after its currency and at its group marks only',
    (text, currency, groups) => {
      expect(amountGroups(text)).toEqual({ currency, groups });
    },
  );
});
