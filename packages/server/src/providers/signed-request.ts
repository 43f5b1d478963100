import { createHash } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { walletHeaders } from '@lobi/core/contract';
import { isSignedBy, requestIdOf, type IncomingCall } from '../services/auth/signed-call.ts';
import type { Queryable } from '../store/database.ts';
import { findProvider, recordRequest, type ProviderRecord } from '../store/providers.ts';

/** Authenticated signer of a call. */
export interface Signer {
  readonly provider: ProviderRecord;
  readonly requestId: string;
}

export interface SignatureTerms {
  readonly db: Queryable;
  readonly unseal: (sealed: string) => string;
}

/** Returns whether a provider may call from this address. */
export function isAddressOf(addresses: readonly string[] | null, from: string): boolean {
  if (addresses === null) return true;
  const list = new BlockList();
  for (const each of addresses) {
    const [address = '', prefix] = each.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  // A dual-stack socket reports an IPv4 caller as ::ffff:203.0.113.7.
  const plain = from.replace(/^::ffff:(?=\d+\.)/i, '');
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/**
 * Finds the provider that signed a call; `undefined` when the signature is invalid, more than a minute
 * old or ahead, when the address is not one of the provider's, or when the request id was already used
 * with another body.
 */
export async function findSigner(
  call: IncomingCall,
  { db, unseal }: SignatureTerms,
): Promise<Signer | undefined> {
  const requestId = requestIdOf(call);
  const provider = requestId && (await findProvider(db, call.header(walletHeaders.provider) ?? ''));
  if (!requestId || !provider) return undefined;
  const { now, secret, addresses } = provider;
  if (!isAddressOf(addresses, call.from)) return undefined;
  if (!(await isSignedBy(call, { now, secret: unseal(secret) }))) return undefined;
  const { path, body } = call;
  const bodyHash = createHash('sha256').update(path).update('\n').update(body).digest('hex');
  const isFresh = await recordRequest(db, provider.id, requestId, bodyHash);
  return isFresh ? { provider, requestId } : undefined;
}
