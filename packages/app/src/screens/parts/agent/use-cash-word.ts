import { useMessages } from '@lobi/ui';
import type { CashType } from './is-cash.ts';

/** Returns the names of cash-in and cash-out, in the words that the kit's lists use. */
export function useCashWord(): (type: CashType) => string {
  const { money } = useMessages();
  return (type) => (type === 'cash-in' ? money.ledgerKindCashIn : money.ledgerKindCashOut);
}
