import type { Change } from '@lobi/core/contract';
import type { Transaction } from '../../store/database.ts';
import { announceToChain } from '../../store/outbox.ts';

/** A changed list item, and its owner. */
export interface OwnedChange extends Change {
  /** `null` for an item without an owner: only staff is notified. */
  readonly ownerId: string | null;
}

/**
 * Notifies staff and every agent above the owner (and the owner, if an agent), after commit, of a change
 * in their lists. Ids only: a client that shows the item reads it again.
 * @source ours
 */
export async function announceChange(
  tx: Transaction,
  { kind, id, ownerId }: OwnedChange,
): Promise<void> {
  await announceToChain(tx, ownerId, { kind, id });
}
