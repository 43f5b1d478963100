import type { TransactionDetail } from '@lobi/core/contract';
import type { WithdrawDestination } from '@lobi/ui/wallet';

/** Where a withdrawal went; `undefined` where that is not told. */
export function destinationOf({
  channel,
  destination,
}: TransactionDetail): WithdrawDestination | undefined {
  if (!channel || !destination) return undefined;
  return { channel: channel.id, name: channel.name, ...destination };
}

/** Where withdrawals went, each place once, in their order. */
export function destinationsOf(withdrawals: readonly TransactionDetail[]): WithdrawDestination[] {
  const byPlace = new Map<string, WithdrawDestination>();
  for (const withdrawal of withdrawals) {
    const destination = destinationOf(withdrawal);
    if (!destination) continue;
    const place = JSON.stringify([destination.channel, destination.account]);
    if (!byPlace.has(place)) byPlace.set(place, destination);
  }
  return [...byPlace.values()];
}
