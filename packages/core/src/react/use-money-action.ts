import { useCallback } from 'react';
import type { ApiInput } from '../contract/api/index.ts';
import { usePlatform } from './platform-provider.tsx';
import type { MoneyActionName } from './query-types.ts';
import { useWrite, type ActionController } from './use-write.ts';

/**
 * A write of the API table that moves money, such as a decision about a transaction or a claim of
 * earnings. Two quick clicks make one call. Without a response (`network`, `timeout`), another run with
 * the same input retries the same attempt, so that nothing is executed twice.
 * @example
 * const complete = useMoneyAction('transaction.complete');
 * await complete.run({ params: { transactionId }, body: { version } });
 */
export function useMoneyAction<Name extends MoneyActionName>(name: Name): ActionController<Name> {
  const { moneyCall } = usePlatform();
  const call = useCallback((input: ApiInput<Name>) => moneyCall(name, input), [moneyCall, name]);
  return useWrite(name, call);
}
