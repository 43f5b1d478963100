export { TransactionListView, type TransactionListViewProps } from './transaction-list-view.tsx';
export type { TransactionListRow } from './transactions.types.ts';
