import type { TransactionDetail } from '@lobi/core/contract';
import { PrintSheet } from '@lobi/ui/data';
import { Receipt } from '@lobi/ui/wallet';
import { useBrand } from '../../../config/brand-context.ts';
import { brandMark } from '../../../page/brand-mark.tsx';
import { toReceiptTransaction } from './to-receipt-transaction.ts';

/** The printable receipt of a finished transaction. */
export function OwnReceipt({ transaction }: { transaction: TransactionDetail }) {
  const brand = useBrand();
  return (
    <PrintSheet paper="receipt" printable={false}>
      <Receipt
        transaction={toReceiptTransaction(transaction)}
        brandName={brand.name}
        mark={brandMark(brand)}
        onPrint={() => window.print()}
      />
    </PrintSheet>
  );
}
