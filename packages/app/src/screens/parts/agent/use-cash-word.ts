import { useMessages } from '@lobi/ui';
import type { CashType } from './is-cash.ts';

/** What a cash-in and a cash-out are called, in the words that the kit's lists use. */
export function useCashWord(): (type: CashType) => string {
  const { money } = useMessages();
  return (type) => (type === 'cash-in' ? money.ledgerKindCashIn : money.ledgerKindCashOut);
}
