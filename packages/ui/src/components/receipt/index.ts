export { Receipt, type ReceiptProps, type ReceiptTransaction } from './receipt.tsx';
