import { expect, it } from 'vitest';
import { fromHex, hmacSigner, sha256Hex, toHex } from './digest.ts';

it('sha256Hex matches the vectors of FIPS 180-4', async () => {
  expect(await sha256Hex('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

it('hmacSigner matches the vectors of RFC 4231', async () => {
  const sign = await hmacSigner('Jefe');
  expect(toHex(await sign('what do ya want for nothing?'))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

it('fromHex parses the output of toHex in either case, and rejects any other text', () => {
  expect(toHex(fromHex('00Ff7a'))).toBe('00ff7a');
  expect(() => fromHex('0')).toThrow('hex');
  expect(() => fromHex('zz')).toThrow('hex');
});
