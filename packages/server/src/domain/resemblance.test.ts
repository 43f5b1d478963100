import { describe, expect, it } from 'vitest';
import { marksOf } from './resemblance.ts';

describe('marksOf', () => {
  it('marksOf normalizes all details for comparison', () => {
    expect(
      marksOf({
        device: 'nonce',
        address: '2001:db8:0:7::1',
        phone: '+6281234567890',
        email: 'Siti.Nur+lobi@Gmail.com',
        name: 'Sitì  NÚR\u200B, S.Kom.',
        birthDate: '1990-02-28',
      }),
    ).toEqual([
      { kind: 'device', key: 'nonce' },
      { kind: 'phone', key: '+6281234567890' },
      { kind: 'email', key: 'sitinur@gmail.com' },
      { kind: 'name', key: 'SITI NUR S KOM' },
      { kind: 'birth-date', key: '1990-02-28' },
      { kind: 'address', key: '2001:db8:0:7::/64' },
    ]);
  });

  it('marksOf omits missing details, and a name without letters', () => {
    expect(marksOf({ name: '. .', phone: null, email: '' })).toEqual([]);
  });
});
