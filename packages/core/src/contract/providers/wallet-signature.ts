/** Headers of a signed wallet call, in lower case. @source ours */
export const walletHeaders = {
  provider: 'x-provider',
  requestId: 'x-request-id',
  timestamp: 'x-timestamp',
  signature: 'x-signature',
} as const;

/** Tolerance for a caller's clock, in seconds. */
export const walletClockSeconds = 60;

/** Parts of a wallet call that its signature covers. */
export interface SignedCall {
  readonly method: string;
  /** Path without host and query, for example `/wallet/v1/bet`. */
  readonly path: string;
  /** Seconds since 1970, as sent. */
  readonly timestamp: string;
  readonly requestId: string;
  /** The body as the exact bytes sent; never one that was parsed and serialized again. */
  readonly body: string | Uint8Array<ArrayBuffer>;
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The text that is signed: method, path, timestamp, request id and the body's SHA-256, a line each. */
export async function signatureText(call: SignedCall): Promise<string> {
  const body = typeof call.body === 'string' ? toBytes(call.body) : call.body;
  const digest = await crypto.subtle.digest('SHA-256', body);
  return [call.method, call.path, call.timestamp, call.requestId, toHex(digest)].join('\n');
}

/**
 * Signature of a wallet call: HMAC-SHA256 over `signatureText`, as 64 hexadecimal digits.
 * @example headers['x-signature'] = await signWalletCall(secret, call)
 */
export async function signWalletCall(secret: string, call: SignedCall): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', toBytes(secret), algorithm, false, ['sign']);
  return toHex(await crypto.subtle.sign('HMAC', key, toBytes(await signatureText(call))));
}
