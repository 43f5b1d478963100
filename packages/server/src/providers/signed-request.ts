import { createHash } from 'node:crypto';
import { walletHeaders } from '@lobi/core/contract';
import { isSignedBy, requestIdOf, type IncomingCall } from '../services/auth/signed-call.ts';
import type { Queryable } from '../store/database.ts';
import { findProvider, noteRequest, type ProviderRecord } from '../store/providers.ts';

/** Who called, proved. */
export interface Signer {
  readonly provider: ProviderRecord;
  readonly requestId: string;
}

export interface SignatureTerms {
  readonly db: Queryable;
  readonly unseal: (sealed: string) => string;
}

/**
 * Finds out who signed a call; `undefined` when nobody did whom we know, when it is older or newer
 * than a minute, or when its request id came with another body before.
 */
export async function findSigner(
  call: IncomingCall,
  { db, unseal }: SignatureTerms,
): Promise<Signer | undefined> {
  const requestId = requestIdOf(call);
  const provider = requestId && (await findProvider(db, call.header(walletHeaders.provider) ?? ''));
  if (!requestId || !provider) return undefined;
  const { now, secret } = provider;
  if (!(await isSignedBy(call, { now, secret: unseal(secret) }))) return undefined;
  const { path, body } = call;
  const bodyHash = createHash('sha256').update(path).update('\n').update(body).digest('hex');
  const isFresh = await noteRequest(db, provider.id, requestId, bodyHash);
  return isFresh ? { provider, requestId } : undefined;
}
