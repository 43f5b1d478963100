import type { Transaction } from '@lobi/core/contract';
import { PrintSheet } from '@lobi/ui/data';
import { Receipt } from '@lobi/ui/wallet';
import { useBrand } from '../../../config/brand-context.ts';

/** Receipt of a finished transaction, to be printed alone. */
export function DecidedReceipt({ transaction }: { transaction: Transaction }) {
  const brand = useBrand();
  const { from, to, channel, ...rest } = transaction;
  return (
    <PrintSheet paper="receipt">
      <Receipt
        brandName={brand.name}
        transaction={{
          ...rest,
          from: from?.username ?? channel?.name,
          to: to?.username ?? channel?.name,
        }}
      />
    </PrintSheet>
  );
}
