import { useSearchParams } from 'react-router-dom';
import { ScreenLoading } from '../page/screen-loading.tsx';
import { usePageTitle } from '../page/use-page-title.ts';
import { Cash } from './parts/agent/cash.tsx';
import { CashTypes } from './parts/agent/cash-types.tsx';
import { isCash } from './parts/agent/is-cash.ts';
import { useWalletPage } from './parts/use-wallet-page.tsx';

/**
 * Cash into the wallet of the address or out of it, as the query `type` says; without one the reader
 * chooses. @source spec §2 (query type), §4
 */
export function TransactionCreateScreen() {
  usePageTitle('route.transaction.create');
  const { failure, wallet } = useWalletPage();
  const [search] = useSearchParams();
  const type = search.get('type');
  if (failure) return failure;
  if (!wallet) return <ScreenLoading />;
  if (!isCash(type)) return <CashTypes wallet={wallet} />;
  return <Cash key={`${type} ${wallet.id}`} type={type} wallet={wallet} />;
}
