import { Secret, TOTP } from 'otpauth';
import type { SecondFactorKey } from '../contract/schemas/second-factor.ts';
import { fakeCode } from '../testing/fake-backend/second-factors.ts';
import type { Answer, HttpSession, SessionUser } from './http-session.ts';

/** Time step of authenticator apps, in milliseconds. */
export const stepMs = 30_000;

/** The only key of the fake backend, whose code never changes. */
const fakeSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Returns the code that an authenticator app shows; `later` in steps from now. */
export const codeOf = (secret: string, later = 0): string =>
  secret === fakeSecret
    ? fakeCode
    : new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: Date.now() + later * stepMs,
      });

/** A user with a known password. */
export interface KnownPerson {
  readonly session: HttpSession;
  readonly username: string;
  readonly password: string;
  readonly self: SessionUser;
}

/** Registers a player. */
export async function registerUser(session: HttpSession): Promise<KnownPerson> {
  const [username, password] = [`new-${crypto.randomUUID().slice(0, 13)}`, crypto.randomUUID()];
  const body = { username, password, passwordConfirmation: password };
  const answer = await session.call('auth.register', { body });
  const { token, data } = answer.body as { token: string; data: SessionUser };
  session.token = token;
  return { session, username, password, self: data };
}

/** Starts the set-up; also returns the key. */
export async function beginSecondFactor({
  session,
  password,
}: KnownPerson): Promise<SecondFactorKey> {
  const answer = await session.call('second-factor.begin', { body: { password } });
  return (answer.body as { data: SecondFactorKey }).data;
}

/** Enables a second factor; returns its secret and the recovery codes. */
export async function enableSecondFactor(
  person: KnownPerson,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const { secret } = await beginSecondFactor(person);
  const answer = await person.session.call('second-factor.confirm', {
    body: { code: codeOf(secret) },
  });
  const { recoveryCodes } = (answer.body as { data: { recoveryCodes: string[] } }).data;
  return { secret, recoveryCodes };
}

/** Signs in with a code, in another browser. */
export const loginWith = (
  guest: HttpSession,
  { username, password }: Pick<KnownPerson, 'username' | 'password'>,
  code?: string,
): Promise<Answer> => guest.call('auth.login', { body: { username, password, code } });
