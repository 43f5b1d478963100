import { describe, expect, it } from 'vitest';
import { createPushKeys } from './push-keys.ts';

const hexOf = (text: string): string => Buffer.from(text, 'base64url').toString('hex');

describe('createPushKeys', () => {
  it('createPushKeys matches a vector of P-256 (RFC 6979, A.2.5)', () => {
    const privateKey = 'c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721';
    const before = (BigInt(`0x${privateKey}`) - 1n).toString(16);
    const keys = createPushKeys(before);
    expect(hexOf(keys.privateKey)).toBe(privateKey);
    expect(hexOf(keys.publicKey)).toBe(
      '0460fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6' +
        '7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299',
    );
  });

  it.each(['00', 'ff'])('createPushKeys makes a key pair of 32 bytes of 0x%s', (byte) => {
    const { privateKey, publicKey } = createPushKeys(byte.repeat(32));
    expect(hexOf(privateKey)).toHaveLength(64);
    expect(hexOf(publicKey)).toMatch(/^04.{128}$/);
  });
});
