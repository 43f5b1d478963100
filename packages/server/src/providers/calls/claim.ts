import { createHash } from 'node:crypto';
import {
  claimTransaction,
  findTransaction,
  type NewProviderTransaction,
  type ProviderTransaction,
} from '../../store/provider-rounds.ts';
import type { CallContext } from '../call-context.ts';
import { WalletRefusal } from '../refusal.ts';

/** Returns a hash of the contents that identical calls share. */
export const contentHashOf = (...content: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/**
 * Asserts that a repeated transaction id has the same contents.
 * @throws WalletRefusal `ALREADY_CANCELLED` for a bet that was rolled back before or after it arrived,
 *   `DUPLICATE_CONFLICT` for an id with other contents
 */
export function assertSame(known: ProviderTransaction, contentHash: string): ProviderTransaction {
  const { walletId } = known;
  if (known.kind === 'tombstone') {
    throw new WalletRefusal('ALREADY_CANCELLED', 'The bet was rolled back before it came.');
  }
  if (known.contentHash !== contentHash) {
    throw new WalletRefusal('DUPLICATE_CONFLICT', 'The id belongs to another call.', walletId);
  }
  if (known.cancelledBy !== null) {
    throw new WalletRefusal('ALREADY_CANCELLED', 'The bet was rolled back.', walletId);
  }
  return known;
}

/** Finds the processed transaction of this id. @throws WalletRefusal as `assertSame` */
export async function findDone(
  { tx, provider }: CallContext,
  externalId: string,
  contentHash: string,
): Promise<ProviderTransaction | undefined> {
  const existing = await findTransaction(tx, provider.id, externalId);
  return existing && assertSame(existing, contentHash);
}

/** A claimed id, or the transaction that has it already. */
export type Claim =
  | { readonly isNew: true; readonly id: string }
  | { readonly isNew: false; readonly done: ProviderTransaction };

/** Inserts a transaction before its money moves. @throws WalletRefusal as `assertSame` */
export async function claim(
  { tx, provider, now }: CallContext,
  transaction: NewProviderTransaction & { readonly contentHash: string },
): Promise<Claim> {
  const id = await claimTransaction(tx, provider.id, transaction, now);
  if (id !== undefined) return { isNew: true, id };
  const existing = await findTransaction(tx, provider.id, transaction.externalId);
  if (!existing)
    throw new Error(`The id ${transaction.externalId} conflicts, but no transaction has it.`);
  return { isNew: false, done: assertSame(existing, transaction.contentHash) };
}
