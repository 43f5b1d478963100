import type { WalletDetail } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { useAuth, useTransfer, useWallet } from '@lobi/core/react';
import { VisuallyHidden } from '@lobi/ui';
import { TransferView } from '@lobi/ui/forms';
import { useBrand } from '../../../config/brand-context.ts';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { ScreenLoading } from '../../../page/screen-loading.tsx';
import { usePageTitle } from '../../../page/use-page-title.ts';
import { Error403Screen } from '../../error-403.tsx';
import { EntityError } from '../office/entity-error.tsx';
import { transactionHref } from '../people/transaction-href.ts';
import { cashStatus } from './cash-status.ts';
import type { CashType } from './is-cash.ts';
import { useCashReceipt } from './use-cash-receipt.ts';
import { useCashSides } from './use-cash-sides.ts';
import { useCashLabel } from './use-cash-label.ts';

interface CashProps {
  type: CashType;
  wallet: WalletDetail;
}

/**
 * Cash-in or cash-out between the user's wallet and another. A cash-out waits for the other side, whose
 * decision appears automatically.
 */
export function Cash({ type, wallet }: CashProps) {
  const cashLabel = useCashLabel();
  const { user } = useAuth();
  const mine = useWallet();
  const { money } = useBrand();
  const failureText = useFailureText();
  const title = cashLabel(type);
  usePageTitle('route.transaction.create', title);
  const transfer = useTransfer(type, wallet.id);
  const receipt = useCashReceipt(transfer.transaction, type);
  const found = useCashSides(type, wallet);
  if (found.status === 'none') return <Error403Screen />;
  if (found.status === 'failed') {
    return <EntityError failure={found.failure} onRetry={found.retry} />;
  }
  if (!user || mine.status !== 'ready' || found.status === 'loading') return <ScreenLoading />;
  const refusal = transfer.status === 'refused' ? transfer.failure : null;
  return (
    <>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <TransferView
        {...found.sides}
        kind={type}
        currency={wallet.currency}
        status={cashStatus(transfer.status, receipt?.transaction ?? null)}
        onSubmit={({ amount, note }) => {
          transfer.submit({ amount, ...(note !== undefined && { note }) });
          transfer.confirm();
        }}
        onCheck={transfer.check}
        onAgain={transfer.clear}
        receipt={receipt?.receipt}
        reason={receipt?.transaction.reason ?? undefined}
        transactionHref={receipt && transactionHref(user, receipt.transaction)}
        error={refusal && !refusal.errors ? failureText(refusal) : undefined}
        fieldErrors={refusal?.errors}
        presets={money.quickAmounts}
        doneHref={buildPath('wallet.show', { walletId: wallet.id })}
      />
    </>
  );
}
