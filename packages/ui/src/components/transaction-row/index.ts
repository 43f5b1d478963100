export { TransactionRow, type TransactionRowProps } from './transaction-row.tsx';
export type { ShownTransaction, TransactionKind } from './transaction.types.ts';
