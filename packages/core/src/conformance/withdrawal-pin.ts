import type { Answer } from './http-session.ts';
import type { KnownPerson } from './second-factor.ts';

/** A valid PIN, another one, and a wrong one. */
export const [ownPin, otherPin, wrongPin] = ['271828', '314159', '161803'] as const;

/** Sets a PIN, replacing `currentPin` if given. */
export const setPin = (
  { session, password }: Pick<KnownPerson, 'session' | 'password'>,
  pins: { readonly pin?: string; readonly currentPin?: string; readonly password?: string } = {},
): Promise<Answer> =>
  session.call('withdrawal-pin.set', { body: { password, pin: ownPin, ...pins } });
