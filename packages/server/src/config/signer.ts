import { createPrivateKey, createPublicKey, sign } from 'node:crypto';

/** Signs statements of the platform, so that anyone can verify their author. */
export interface Signer {
  /** Public key of Ed25519, 32 bytes as hex. */
  readonly publicKey: string;
  /** Signature of a text in UTF-8, as hex. */
  sign(text: string): string;
}

/** Header in front of the 32 bytes of an Ed25519 private key (PKCS #8, RFC 8410). */
const keyHeader = '302e020100300506032b657004220420';

/** Signs with Ed25519. `seed` is 32 bytes as hexadecimal text. */
export function createSigner(seed: string): Signer {
  const privateKey = createPrivateKey({
    key: Buffer.from(keyHeader + seed, 'hex'),
    format: 'der',
    type: 'pkcs8',
  });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return {
    publicKey: Buffer.from(x, 'base64url').toString('hex'),
    sign: (text) => sign(null, Buffer.from(text, 'utf8'), privateKey).toString('hex'),
  };
}
