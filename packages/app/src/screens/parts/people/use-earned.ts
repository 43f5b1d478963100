import { formatMoney, parseMoney, sumMoney, type User, type UserDetail } from '@lobi/core/contract';
import { useEntity } from '@lobi/core/react';
import { mayOpen } from './may-open.ts';

/** All that an agent has earned, claimed or not; `undefined` while unknown, and for everybody else. */
export function useEarned(user: UserDetail, reader: User): string | undefined {
  const earns = user.role === 'agent' && mayOpen(reader, 'earning.index');
  const totals = useEntity('earning.totals', earns ? { walletId: user.wallet.id } : null);
  if (totals.status !== 'ready') return undefined;
  const { accrued, claimable, claimed, currency } = totals.entity;
  const amounts = [accrued, claimable, claimed].map((amount) => parseMoney(amount, currency) ?? 0n);
  return formatMoney(sumMoney(amounts), currency);
}
