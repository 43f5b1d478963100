export { LedgerView, type LedgerViewProps } from './ledger-view.tsx';
export type { LedgerRow } from './ledger.types.ts';
