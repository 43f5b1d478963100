import { useEntity, useList } from '@lobi/core/react/lists';
import type { WithdrawDestination } from '@lobi/ui/wallet';
import { useMemo } from 'react';
import { destinationsOf } from './destinations.ts';

/** Destinations of the last three paid withdrawals; the accounts are the user's own. */
export function useLastDestinations(walletId: string | null): readonly WithdrawDestination[] {
  const done = useList('transaction.list', walletId === null ? null : { walletId }, {
    type: 'withdraw',
    status: 'completed',
    perPage: 3,
  });
  const ids = done.status === 'ready' ? done.rows.map(({ id }) => id) : [];
  const paramsOf = (position: number) => {
    const transactionId = ids[position];
    return transactionId === undefined ? null : { transactionId };
  };
  const first = useEntity('transaction.show', paramsOf(0));
  const second = useEntity('transaction.show', paramsOf(1));
  const third = useEntity('transaction.show', paramsOf(2));
  return useMemo(
    () =>
      destinationsOf(
        [first, second, third].flatMap((entity) =>
          entity.status === 'ready' ? [entity.entity] : [],
        ),
      ),
    [first, second, third],
  );
}
