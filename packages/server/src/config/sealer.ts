import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts texts that the platform must be able to decrypt, such as credentials. */
export interface Sealer {
  /** Id of the key, 16 hexadecimal digits; it reveals nothing about the key. */
  readonly keyId: string;
  /** Sealed text; it ends with the id of the key. */
  seal(text: string): string;
  /** Decrypts a text. Throws when it was sealed with another key or has been modified. */
  open(sealed: string): string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Separates the sealed bytes from the id of their key. Base64 decoding stops at an equals sign, so that
 * processes of earlier releases, which do not know key ids, open these texts too.
 */
const keyIdMark = '=.';

/** Id of the key with which a text was sealed; `undefined` for texts of earlier releases. */
export const keyIdOf = (sealed: string): string | undefined => sealed.split(keyIdMark)[1];

/** Seals with AES-256-GCM. `key` is 32 bytes as hexadecimal text. */
export function createSealer(key: string): Sealer {
  const keyBytes = Buffer.from(key, 'hex');
  const keyId = Buffer.from(hkdfSync('sha256', keyBytes, '', 'lobi key id', 8)).toString('hex');
  return {
    keyId,
    seal: (text) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, keyBytes, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
      return `${sealed}${keyIdMark}${keyId}`;
    },
    open: (sealed) => {
      const [body64 = '', sealedWith = keyId] = sealed.split(keyIdMark);
      if (sealedWith !== keyId) {
        throw new Error(
          `The text is encrypted with the key ${sealedWith}, not with ${keyId}; start with the former LOBI_SECRET.`,
        );
      }
      const bytes = Buffer.from(body64, 'base64');
      const decipher = createDecipheriv(algorithm, keyBytes, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const body = bytes.subarray(nonceBytes + tagBytes);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}
