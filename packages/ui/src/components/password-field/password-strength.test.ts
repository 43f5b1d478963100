import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('passwordStrength', () => {
  it.each([
    ['', 'weak'],
    ['rahasia1', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['ayam hutan', 'fair'],
    ['lentera di pasar malam', 'strong'],
  ])('passwordStrength rates %s as %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
