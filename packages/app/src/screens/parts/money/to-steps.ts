import type { TransactionDetail } from '@lobi/core/contract';
import type { TransactionStep } from '@lobi/ui/wallet';

/**
 * The course of a transaction as its timeline shows it. The reader's own steps need no name.
 * @param sayReason writes a reason: a person's words stay, some are the platform's
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
