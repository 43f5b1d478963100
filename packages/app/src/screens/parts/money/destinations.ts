import type { TransactionDetail } from '@lobi/core/contract';
import type { WithdrawDestination } from '@lobi/ui/wallet';

/** Destination of a withdrawal; `undefined` if unknown. */
export function destinationOf({
  channel,
  destination,
}: TransactionDetail): WithdrawDestination | undefined {
  if (!channel || !destination) return undefined;
  const { institution, branch, ...account } = destination;
  return {
    channel: channel.id,
    name: institution?.name ?? channel.name,
    ...account,
    ...(institution && { institution: institution.code }),
    ...(branch !== null && { branch }),
  };
}

/** Destinations of withdrawals without duplicates, in their order. */
export function destinationsOf(withdrawals: readonly TransactionDetail[]): WithdrawDestination[] {
  const byKey = new Map<string, WithdrawDestination>();
  for (const withdrawal of withdrawals) {
    const destination = destinationOf(withdrawal);
    if (!destination) continue;
    const key = JSON.stringify([destination.channel, destination.institution, destination.account]);
    if (!byKey.has(key)) byKey.set(key, destination);
  }
  return [...byKey.values()];
}
