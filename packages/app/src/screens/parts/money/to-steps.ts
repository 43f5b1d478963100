import type { TransactionDetail } from '@lobi/core/contract';
import type { TransactionStep } from '@lobi/ui/wallet';

/**
 * The timeline of a transaction. The user's own steps have no name.
 * @param sayReason formats a reason: free text is unchanged, the platform's reasons are translated
 */
export function toSteps(
  { events }: Pick<TransactionDetail, 'events'>,
  readerId: string,
  sayReason: (reason: string) => string,
): TransactionStep[] {
  return events.map(({ status, at, actor, reason }) => ({
    status,
    at,
    ...(actor !== null && actor.id !== readerId && { actor: actor.username }),
    ...(reason !== null && { reason: sayReason(reason) }),
  }));
}
