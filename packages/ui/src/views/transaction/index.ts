export { TransactionView, type TransactionViewProps } from './transaction-view.tsx';
