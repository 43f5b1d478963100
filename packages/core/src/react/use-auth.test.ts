import { expect, expectTypeOf, it } from 'vitest';
import type { User } from '../contract/schemas/user.ts';
import { userFixture } from '../testing/fixtures/user.ts';
import type { AuthController } from './use-auth.ts';

it('useAuth narrows the type of its user by its status', () => {
  const nameOf = (auth: AuthController): string | null => {
    if (auth.status !== 'signedIn') {
      expectTypeOf(auth.user).toEqualTypeOf<null>();
      return auth.user;
    }
    expectTypeOf(auth.user).toEqualTypeOf<User>();
    return auth.user.username;
  };
  const user = userFixture();
  expect(nameOf({ status: 'signedIn', user } as AuthController)).toBe(user.username);
  expect(nameOf({ status: 'guest', user: null } as AuthController)).toBeNull();
});
