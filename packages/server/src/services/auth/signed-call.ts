import { timingSafeEqual } from 'node:crypto';
import { signWalletCall, walletClockSeconds, walletHeaders } from '@lobi/core/contract';

/** An incoming call. */
export interface IncomingCall {
  readonly method: string;
  readonly path: string;
  /** Returns a header by its lower-case name. */
  readonly header: (name: string) => string | undefined;
  /** Address of the caller. */
  readonly from: string;
  /** The body as bytes, unchanged. */
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Expected signer of the call. */
export interface ExpectedSigner {
  readonly secret: string;
  /** The database's clock. */
  readonly now: Date;
}

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

const isEqual = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Returns the id of a call; `undefined` if it has none. */
export function requestIdOf({ header }: Pick<IncomingCall, 'header'>): string | undefined {
  const requestId = header(walletHeaders.requestId) ?? '';
  return uuidPattern.test(requestId) ? requestId : undefined;
}

/** Returns whether a holder of the secret signed this call, at most a minute ago or ahead. */
export async function isSignedBy(
  { method, path, header, body }: IncomingCall,
  { secret, now }: ExpectedSigner,
): Promise<boolean> {
  const requestId = requestIdOf({ header });
  const timestamp = header(walletHeaders.timestamp) ?? '';
  if (!requestId || !/^\d{1,12}$/.test(timestamp)) return false;
  const lateSeconds = now.getTime() / 1_000 - Number(timestamp);
  if (Math.abs(lateSeconds) > walletClockSeconds) return false;
  const expected = await signWalletCall(secret, { method, path, timestamp, requestId, body });
  return isEqual((header(walletHeaders.signature) ?? '').toLowerCase(), expected);
}
