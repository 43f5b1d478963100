import { useAuth } from '@lobi/core/react';
import { buildPath } from '@lobi/core/routes';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ScreenLoading } from '../page/screen-loading.tsx';
import { usePageTitle } from '../page/use-page-title.ts';
import { isUnknown, useUnknownParams } from '../page/use-unknown-params.ts';
import { Cash } from './parts/agent/cash.tsx';
import { CashTypes } from './parts/agent/cash-types.tsx';
import { cashTypes, isCash } from './parts/agent/is-cash.ts';
import { areas } from './parts/money/area.ts';
import { PayOut } from './parts/money/pay-out.tsx';
import { useWalletPage } from './parts/use-wallet-page.tsx';

/**
 * Cash-in or cash-out of the wallet in the address, by the query `type`; without one the user chooses.
 * Deposits and withdrawals of an agent's own money have separate pages; staff creates withdrawals of
 * other users, to return a balance.
 * @source spec §2 (query type), §4
 */
export function TransactionCreateScreen() {
  usePageTitle('route.transaction.create');
  const { failure, wallet } = useWalletPage();
  const [search] = useSearchParams();
  const { user } = useAuth();
  const type = search.get('type');
  useUnknownParams(isUnknown(type, [...cashTypes, 'deposit', 'withdraw']) ? ['type'] : []);
  if (failure) return failure;
  if (!wallet) return <ScreenLoading />;
  const isOwn = user?.wallet.id === wallet.id && user.role === 'agent';
  if (isOwn && (type === 'deposit' || type === 'withdraw')) {
    return <Navigate to={buildPath(areas.agent[type])} replace />;
  }
  if (type === 'withdraw') return <PayOut key={wallet.id} wallet={wallet} />;
  if (!isCash(type)) return <CashTypes wallet={wallet} />;
  return <Cash key={`${type} ${wallet.id}`} type={type} wallet={wallet} />;
}
