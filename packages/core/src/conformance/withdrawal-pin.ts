import type { Answer } from './http-session.ts';
import type { KnownPerson } from './second-factor.ts';

/** A PIN that may be set, another one, and one that no user has. */
export const [ownPin, otherPin, wrongPin] = ['271828', '314159', '161803'] as const;

/** Sets a PIN, or another one instead of `currentPin`. */
export const setPin = (
  { session, password }: Pick<KnownPerson, 'session' | 'password'>,
  given: { readonly pin?: string; readonly currentPin?: string; readonly password?: string } = {},
): Promise<Answer> =>
  session.call('withdrawal-pin.set', { body: { password, pin: ownPin, ...given } });
