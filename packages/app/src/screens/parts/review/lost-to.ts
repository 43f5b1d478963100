import type { TransactionDetail } from '@lobi/core/contract';

/** What somebody else did first. */
interface Winner {
  readonly deed: 'completed' | 'rejected' | 'processing';
  /** Username; `null` for the platform itself, as when a deposit lapses. */
  readonly by: string | null;
}

/**
 * Who was faster, from the request as it is now; `null` while it is still the reader's to decide,
 * for example after a new proof.
 */
export function lostTo(now: TransactionDetail, readerId: string): Winner | null {
  const { status, events, reviewer, actions } = now;
  if (status === 'completed' || status === 'rejected') {
    const last = events.findLast((event) => event.status === status);
    return { deed: status, by: last?.actor?.username ?? null };
  }
  const isTaken = reviewer !== null && reviewer.id !== readerId && actions.length === 0;
  return isTaken ? { deed: 'processing', by: reviewer.username } : null;
}
