import { describe, expect, it } from 'vitest';
import { createSigner } from './signer.ts';

describe('a signer', () => {
  it('a signer matches the vectors of Ed25519 (RFC 8032, 7.1, test 1 and 2)', () => {
    const empty = createSigner('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60');
    expect(empty.publicKey).toBe(
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    );
    expect(empty.sign('')).toBe(
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    );
    const letter = createSigner('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb');
    expect(letter.sign('r')).toBe(
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    );
  });

  it('a signer has one public key for each seed', () => {
    const keys = ['11', '11', '22'].map((byte) => createSigner(byte.repeat(32)).publicKey);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
