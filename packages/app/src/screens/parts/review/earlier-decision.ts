import type { TransactionDetail } from '@lobi/core/contract';

/** Earlier action, and the username of its author; `null` is the platform itself. */
type EarlierDecision =
  | {
      readonly action: 'completed' | 'rejected';
      readonly by: string | null;
      /** The user decided it, for example in another tab. */
      readonly isReader: boolean;
    }
  | { readonly action: 'processing'; readonly by: string; readonly isReader: false };

/**
 * Returns the user who has decided or claimed the current request; `null` while the viewer may still
 * decide, for example after a new proof.
 */
export function findEarlierDecision(
  now: TransactionDetail,
  readerId: string,
): EarlierDecision | null {
  const { status, events, reviewer, actions } = now;
  if (status === 'completed' || status === 'rejected') {
    const last = events.findLast((event) => event.status === status);
    const actor = last?.actor ?? null;
    return { action: status, by: actor?.username ?? null, isReader: actor?.id === readerId };
  }
  const isTaken = reviewer !== null && reviewer.id !== readerId && actions.length === 0;
  return isTaken ? { action: 'processing', by: reviewer.username, isReader: false } : null;
}
