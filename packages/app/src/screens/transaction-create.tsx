import { buildPath } from '@lobi/core/routes';
import { useAuth, useCashIn, useList, useWallet } from '@lobi/core/react';
import { TransferView } from '@lobi/ui/forms';
import { useBrand } from '../config/brand-context.ts';
import { useFailureText } from '../i18n/use-failure-text.ts';
import { ScreenLoading } from '../page/screen-loading.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { toReceipt } from './parts/to-receipt.ts';
import { useWalletPage } from './parts/use-wallet-page.tsx';

const steps = { sending: 'sending', unknown: 'unknown', completed: 'done' } as const;

/** Cash-in from the reader's wallet into the wallet of the address. @source spec §2, §4 */
export function TransactionCreateScreen() {
  const { failure, walletId, wallet } = useWalletPage();
  const { user } = useAuth();
  const own = useWallet();
  const cashIn = useCashIn(walletId);
  const { money } = useBrand();
  const failureText = useFailureText();
  const { transaction } = cashIn;
  const reading = transaction ? { perPage: 5, kind: 'cash-in' as const } : {};
  const given = useList(
    'ledger.list',
    transaction && { walletId: transaction.from.walletId },
    reading,
  );
  const taken = useList(
    'ledger.list',
    transaction && { walletId: transaction.to.walletId },
    reading,
  );
  if (failure) return failure;
  if (!wallet || !user || own.status !== 'ready') return <ScreenLoading />;
  const refusal = cashIn.status === 'refused' ? cashIn.failure : null;
  return (
    <>
      <PageHeading name="route.transaction.create" />
      <TransferView
        from={{ ...own.wallet, walletId: own.wallet.id, username: user.username }}
        to={{ ...wallet, walletId, username: wallet.owner.username }}
        currency={wallet.currency}
        status={cashIn.status in steps ? steps[cashIn.status as keyof typeof steps] : 'ready'}
        onSubmit={({ amount, note }) => {
          cashIn.submit({ amount, ...(note ? { note } : {}) });
          cashIn.confirm();
        }}
        onCheck={cashIn.confirm}
        onAgain={cashIn.clear}
        receipt={transaction ? toReceipt(transaction, given, taken) : undefined}
        error={refusal && !refusal.errors ? failureText(refusal) : undefined}
        fieldErrors={refusal?.errors}
        presets={money.quickAmounts}
        doneHref={buildPath('wallet.show', { walletId })}
      />
    </>
  );
}
