import { randomInt, timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Codes change every 30 seconds; those of the adjacent steps are accepted too, because clocks differ. */
const stepSeconds = 30;
const window = 1;

/** Letters that cannot be mistaken for digits. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const recoveryCodes = 10;
const half = 5;

const totp = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), period: stepSeconds, label, issuer });

/** 160 random bits in base32, which every authenticator app accepts. */
export const newKey = (): string => new Secret({ size: 20 }).base32;

/** Address that an authenticator app scans. */
export const keyAddress = (secret: string, issuer: string, username: string): string =>
  totp(secret, username, issuer).toString();

/** Time step of a correct code; `undefined` for a wrong one. `at` in milliseconds. */
export function stepOf(secret: string, code: string, at: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totp(secret).validate({ token: code, timestamp: at, window });
  return delta === null ? undefined : Math.floor(at / 1_000 / stepSeconds) + delta;
}

const newRecoveryCode = (): string => {
  const text = Array.from({ length: 2 * half }, () => letters[randomInt(letters.length)]).join('');
  return `${text.slice(0, half)}-${text.slice(half)}`;
};

/** Single-use codes for signing in without the device; nearly 50 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, newRecoveryCode);

const plain = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** Returns the matching recovery code, ignoring spacing. */
export function recoveryCodeAmong(codes: readonly string[], typedCode: string): string | undefined {
  const asked = Buffer.from(plain(typedCode));
  return codes.find((code) => {
    const own = Buffer.from(plain(code));
    return own.length === asked.length && timingSafeEqual(own, asked);
  });
}
