import type { TransactionDetail } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { Callout } from '@lobi/ui';
import { TransactionView } from '@lobi/ui/wallet';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../config/brand-context.ts';
import { brandMark } from '../../../page/brand-mark.tsx';
import { toReceiptTransaction } from '../money/to-receipt-transaction.ts';
import { RelatedRequest } from '../review/related-request.tsx';
import { useSteps } from '../money/use-steps.ts';

/** A transaction that the user may only read, with its timeline and receipt. */
export function SeenTransaction({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation();
  const { user } = useAuth();
  const brand = useBrand();
  const stepsOf = useSteps();
  const { type, status, createdBy, owner, to } = transaction;
  const isOpen = status === 'pending' || status === 'processing';
  const waitsForOwner =
    isOpen && type === 'cash-out' && createdBy.id !== owner.id && owner.id !== user?.id;
  return (
    <TransactionView
      brandName={brand.name}
      mark={brandMark(brand)}
      transaction={toReceiptTransaction(transaction)}
      events={stepsOf(transaction)}
      incoming={to?.walletId === user?.wallet.id}
      next={
        <>
          <RelatedRequest
            transaction={transaction}
            hrefOf={(transactionId) => buildPath('transaction.show', { transactionId })}
          />
          {waitsForOwner && (
            <Callout tone="info">{t('agent.waitsFor', { username: owner.username })}</Callout>
          )}
        </>
      }
    />
  );
}
