import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { SecondFactorKey } from '@lobi/core/contract';
import type { Answer, HttpSession, SelfFacts } from './http-session.ts';

/** Milliseconds after which an authenticator app shows another code. */
export const stepMs = 30_000;

/** The code that an authenticator app shows; `later` in steps from now. */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + later * stepMs,
  });

/** Somebody whose password is known here. */
export interface KnownPerson {
  readonly session: HttpSession;
  readonly username: string;
  readonly password: string;
  readonly self: SelfFacts;
}

/** A player who has just registered. */
export async function registered(session: HttpSession): Promise<KnownPerson> {
  const [username, password] = [`new-${randomUUID().slice(0, 13)}`, randomUUID()];
  const body = { username, password, passwordConfirmation: password };
  const answer = await session.call('auth.register', { body });
  const { token, data } = answer.body as { token: string; data: SelfFacts };
  session.token = token;
  return { session, username, password, self: data };
}

/** Asks for a key; answers it too. */
export async function begun({ session, password }: KnownPerson): Promise<SecondFactorKey> {
  const answer = await session.call('second-factor.begin', { body: { password } });
  return (answer.body as { data: SecondFactorKey }).data;
}

/** Turns a second factor on; answers its secret and the recovery codes. */
export async function turnedOn(
  person: KnownPerson,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const { secret } = await begun(person);
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
