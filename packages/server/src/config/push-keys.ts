import { createECDH } from 'node:crypto';

/** Key pair that identifies the platform to push services (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  /** Uncompressed point of P-256. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Order of P-256 (FIPS 186-4, D.1.2.3); a private key is from 1 to the number below. */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

/** Derives the key pair from 32 bytes as hexadecimal text. */
export function createPushKeys(seed: string): PushKeys {
  const scalar = (BigInt(`0x${seed}`) % (order - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
