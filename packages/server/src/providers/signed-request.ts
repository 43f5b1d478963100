import { createHash, timingSafeEqual } from 'node:crypto';
import { signWalletCall, walletClockSeconds, walletHeaders } from '@lobi/core/contract';
import type { Queryable } from '../store/database.ts';
import { findProvider, noteRequest, type ProviderRecord } from '../store/providers.ts';

/** A call as it came in. */
export interface IncomingCall {
  readonly method: string;
  readonly path: string;
  /** A header by its name in lower case. */
  readonly header: (name: string) => string | undefined;
  /** Byte by byte as sent. */
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Who called, proved. */
export interface Signer {
  readonly provider: ProviderRecord;
  readonly requestId: string;
}

export interface SignatureTerms {
  readonly db: Queryable;
  readonly unseal: (sealed: string) => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

const isEqual = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Finds out who signed a call; `undefined` when nobody did whom we know, when it is older or newer
 * than a minute, or when its request id came with another body before.
 */
export async function findSigner(
  { method, path, header, body }: IncomingCall,
  { db, unseal, now }: SignatureTerms,
): Promise<Signer | undefined> {
  const code = header(walletHeaders.provider) ?? '';
  const requestId = header(walletHeaders.requestId) ?? '';
  const timestamp = header(walletHeaders.timestamp) ?? '';
  const signature = header(walletHeaders.signature) ?? '';
  if (!uuidPattern.test(requestId) || !/^\d{1,12}$/.test(timestamp)) return undefined;
  if (Math.abs(now() / 1_000 - Number(timestamp)) > walletClockSeconds) return undefined;
  const provider = await findProvider(db, code);
  if (!provider) return undefined;
  const call = { method, path, timestamp, requestId, body };
  const expected = await signWalletCall(unseal(provider.secret), call);
  if (!isEqual(signature.toLowerCase(), expected)) return undefined;
  const bodyHash = createHash('sha256').update(path).update('\n').update(body).digest('hex');
  const isFresh = await noteRequest(db, provider.id, requestId, bodyHash);
  return isFresh ? { provider, requestId } : undefined;
}
