const encoder = new TextEncoder();

/** Web Crypto of the browser and of Node. Browsers offer it on secure pages and localhost only. */
function subtle(): SubtleCrypto {
  const { subtle: found } = globalThis.crypto;
  if (!found)
    throw new Error(
      'Hashing requires a secure context: serve the page over https or from localhost.',
    );
  return found;
}

/** Bytes as lower-case hex. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Converts hex text to bytes. Throws when it is invalid. */
export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^(?:[\da-f]{2})*$/i.test(hex)) throw new Error('The text is not hexadecimal.');
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );
}

/** SHA-256 of a text in UTF-8, as hex. */
export async function sha256Hex(text: string): Promise<string> {
  return toHex(new Uint8Array(await subtle().digest('SHA-256', encoder.encode(text))));
}

/** A key that signs messages with HMAC-SHA256; the key itself is a text, not hex. */
export async function hmacSigner(
  key: string,
): Promise<(message: string | Uint8Array<ArrayBuffer>) => Promise<Uint8Array>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await subtle().importKey('raw', encoder.encode(key), algorithm, false, ['sign']);
  return async (message) => {
    const bytes = typeof message === 'string' ? encoder.encode(message) : message;
    return new Uint8Array(await subtle().sign('HMAC', imported, bytes));
  };
}

/**
 * Verifies an Ed25519 signature of a text. Key and signature are hex. `null` if the device does not
 * support Ed25519.
 */
export async function isSignedBy(
  publicKey: string,
  text: string,
  signature: string,
): Promise<boolean | null> {
  const algorithm = { name: 'Ed25519' };
  const [key, signed] = [fromHex(publicKey), fromHex(signature)];
  try {
    const imported = await subtle().importKey('raw', key, algorithm, false, ['verify']);
    return await subtle().verify(algorithm, imported, signed, encoder.encode(text));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return null;
    return false;
  }
}
