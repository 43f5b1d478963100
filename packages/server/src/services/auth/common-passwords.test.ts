import { describe, expect, it } from 'vitest';
import { assertUncommonPassword } from './common-passwords.ts';

describe('a new password', () => {
  it.each(['password', '12345678', 'Qwertyuiop', 'ILOVEYOU', '1q2w3e4r'])(
    'that many people have is refused: %s',
    (password) => {
      expect(() => assertUncommonPassword(password)).toThrowError(
        expect.objectContaining({
          code: 'validation',
          errors: { password: ['validation.commonPassword'] },
        }),
      );
    },
  );

  it('is refused where it stands in its body', () => {
    expect(() => assertUncommonPassword('password', 'params.password')).toThrowError(
      expect.objectContaining({ errors: { 'params.password': ['validation.commonPassword'] } }),
    );
  });

  it.each(['lobi-demo', 'correct horse battery staple', 'ayam jago merah', '密码密码密码密码'])(
    'of one’s own is taken: %s',
    (password) => expect(() => assertUncommonPassword(password)).not.toThrow(),
  );
});
