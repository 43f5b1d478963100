import { useMessages } from '@lobi/ui';
import type { CashType } from './is-cash.ts';

/** Returns the labels of cash-in and cash-out, as in the kit's lists. */
export function useCashLabel(): (type: CashType) => string {
  const { money } = useMessages();
  return (type) => (type === 'cash-in' ? money.ledgerKindCashIn : money.ledgerKindCashOut);
}
