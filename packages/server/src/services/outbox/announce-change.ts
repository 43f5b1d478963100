import type { Change } from '@lobi/core/contract';
import type { Transaction } from '../../store/database.ts';
import { announceToChain } from '../../store/outbox.ts';

/** Something in a list changed, and whose it is. */
export interface OwnedChange extends Change {
  /** `null` for what has no owner: only staff is notified. */
  readonly ownerId: string | null;
}

/**
 * Notifies staff and every agent above the owner (and the owner, if an agent), after commit, that
 * something in their lists changed. Ids only: the client that shows it reads it again. @source ours
 */
export async function announceChange(
  tx: Transaction,
  { kind, id, ownerId }: OwnedChange,
): Promise<void> {
  await announceToChain(tx, ownerId, { kind, id });
}
