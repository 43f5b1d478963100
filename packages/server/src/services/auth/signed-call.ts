import { timingSafeEqual } from 'node:crypto';
import { signWalletCall, walletClockSeconds, walletHeaders } from '@lobi/core/contract';

/** A call as it came in. */
export interface IncomingCall {
  readonly method: string;
  readonly path: string;
  /** A header by its name in lower case. */
  readonly header: (name: string) => string | undefined;
  /** Address of the caller. */
  readonly from: string;
  /** Byte by byte as sent. */
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

/** The id of a call; `undefined` for one that has none. */
export function requestIdOf({ header }: Pick<IncomingCall, 'header'>): string | undefined {
  const requestId = header(walletHeaders.requestId) ?? '';
  return uuidPattern.test(requestId) ? requestId : undefined;
}

/** Did a holder of the secret sign this very call, not more than a minute ago or ahead? */
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
