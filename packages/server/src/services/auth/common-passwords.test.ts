import { describe, expect, it } from 'vitest';
import { assertGoodPassword } from './common-passwords.ts';

describe('a new password', () => {
  // id: password-common
  it.each(['password', '12345678', 'Qwertyuiop', 'ILOVEYOU', '1q2w3e4r'])(
    'a common new password is rejected: %s',
    (password) => {
      expect(() => assertGoodPassword(password, 'sari')).toThrowError(
        expect.objectContaining({
          code: 'validation',
          errors: { password: ['validation.commonPassword'] },
        }),
      );
    },
  );

  it('a common new password is rejected at the field where it was sent', () => {
    expect(() => assertGoodPassword('password', 'sari', 'params.password')).toThrowError(
      expect.objectContaining({ errors: { 'params.password': ['validation.commonPassword'] } }),
    );
  });

  // id: password-username-year
  it.each([
    ['password', undefined],
    ['params.password', 'params.password'],
  ])('a new password that is the username with a year is rejected at %s', (path, field) => {
    expect(() => assertGoodPassword('Sari-2026', 'sari', field)).toThrowError(
      expect.objectContaining({
        code: 'validation',
        errors: { [path]: ['validation.passwordOfName'] },
      }),
    );
  });

  it.each(['lobi-demo', 'correct horse battery staple', 'ayam jago merah', '密码密码密码密码'])(
    'a new password that is not common is accepted: %s',
    (password) => expect(() => assertGoodPassword(password, 'sari')).not.toThrow(),
  );
});
