import { describe, expect, it } from 'vitest';
import { maskAccount, maskEmail, maskPhone } from './mask.ts';

describe('masked contacts and accounts', () => {
  it.each([
    ['085712345123', '085•••123'],
    ['+6281234567', '+62•••567'],
    ['1234567', '•••567'],
  ])('maskPhone shows both ends of %s, and of a short number only the end: %s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  it('maskEmail shows the first letter and the provider', () => {
    expect(maskEmail('sari@mail.com')).toBe('s•••@mail.com');
  });

  it('maskAccount shows the last four digits', () => {
    expect(maskAccount('7770121234')).toBe('••••1234');
  });
});
