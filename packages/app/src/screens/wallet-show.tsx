import { useAuth } from '@lobi/core/react';
import { useList } from '@lobi/core/react/lists';
import { WalletView } from '@lobi/ui/data';
import { PageHeading } from '../page/page-heading.tsx';
import { DepositLimit } from './parts/money/deposit-limit.tsx';
import { FrozenNotice } from './parts/money/frozen-notice.tsx';
import { useOwnShortcuts } from './parts/money/own-shortcuts.ts';
import { useFailureText } from '../i18n/use-failure-text.ts';
import { useWalletPage } from './parts/use-wallet-page.tsx';

/** A wallet: balance, held amount, newest entries. @source spec §2 */
export function WalletShowScreen() {
  const { failure, walletId, ...page } = useWalletPage();
  const failureText = useFailureText();
  const { user } = useAuth();
  const isOwn = user?.wallet.id === walletId;
  const shortcuts = useOwnShortcuts(isOwn ? user : null);
  const recent = useList('ledger.list', { walletId }, { perPage: 10 });
  if (failure) return failure;
  return (
    <>
      <PageHeading name="route.wallet.show" />
      {isOwn && <FrozenNotice />}
      <WalletView
        {...page}
        shortcuts={shortcuts}
        limits={isOwn && <DepositLimit />}
        recent={recent.status === 'ready' ? recent.rows : undefined}
        error={recent.status === 'failed' ? failureText(recent.failure) : undefined}
        onRetry={recent.status === 'failed' ? recent.refresh : undefined}
      />
    </>
  );
}
