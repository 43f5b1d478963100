import { describe, expect, it } from 'vitest';
import { toInternationalPhone } from './phone.ts';

describe('toInternationalPhone', () => {
  it.each([
    ['081234567890', 'IDR', '+6281234567890'],
    ['(0812) 3456-7890', 'IDR', '+6281234567890'],
    ['+6281234567890', 'PHP', '+6281234567890'],
    ['0917 123 4567', 'PHP', '+639171234567'],
    ['+34612345678', 'IDR', '+34612345678'],
  ] as const)(
    'toInternationalPhone converts %s on a platform with the currency %s to %s',
    (phone, currency, international) => {
      expect(toInternationalPhone(phone, currency)).toBe(international);
    },
  );

  it.each(['0000', '12345678901234567890', '+999123456789', ''])(
    'toInternationalPhone is undefined for %j',
    (phone) => {
      expect(toInternationalPhone(phone, 'IDR')).toBeUndefined();
    },
  );
});
