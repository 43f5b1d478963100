import { describe, expect, it } from 'vitest';
import {
  keyAddress,
  newKey,
  newRecoveryCodes,
  recoveryCodeAmong,
  stepOf,
} from './one-time-codes.ts';

/** Key and codes of RFC 6238, appendix B, in six digits. */
const rfcKey = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('the code at %i seconds is that of RFC 6238', (seconds, code) => {
    expect(stepOf(rfcKey, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  it('codes are accepted one step early and one step late, and return their own step', () => {
    const at = 1_234_567_890_000;
    const step = Math.floor(at / 30_000);
    expect(
      [-60, -30, 0, 30, 60].map((late) => stepOf(rfcKey, '005924', at + late * 1_000)),
    ).toEqual([undefined, step, step, step, undefined]);
  });

  it.each(['', '00592', '0059240', 'abcdef', '005 924'])(
    'a code has six digits: "%s" is rejected',
    (code) => {
      expect(stepOf(rfcKey, code, 1_234_567_890_000)).toBeUndefined();
    },
  );

  it('keys of codes are 160 random bits', () => {
    const keys = [newKey(), newKey()];
    expect(keys.map(({ length }) => length)).toEqual([32, 32]);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('the set-up URI of a key contains platform and account', () => {
    const address = new URL(keyAddress(rfcKey, 'Lentera & Co', 'agus'));
    expect(address.protocol).toBe('otpauth:');
    expect(address.host + address.pathname).toBe('totp/Lentera%20%26%20Co:agus');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret: rfcKey,
      issuer: 'Lentera & Co',
      digits: '6',
      period: '30',
    });
  });
});

describe('recovery codes', () => {
  const codes = newRecoveryCodes();

  it('recovery codes are ten different ones, without letters that look like digits', () => {
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/);
  });

  it('recovery codes are matched in any spelling', () => {
    const [, second = ''] = codes;
    const written = [second, second.toLowerCase(), second.replace('-', ' '), ` ${second}`];
    expect(written.map((each) => recoveryCodeAmong(codes, each))).toEqual(
      written.map(() => second),
    );
  });

  it('recovery codes are rejected when one character is missing or wrong', () => {
    const [first = ''] = codes;
    for (const wrong of [first.slice(1), `${first}2`, `0${first.slice(1)}`, '', '-']) {
      expect(recoveryCodeAmong(codes, wrong)).toBeUndefined();
    }
  });
});
