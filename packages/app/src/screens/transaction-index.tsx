import { useAuth } from '@lobi/core/react';
import { useList } from '@lobi/core/react/lists';
import type { Transaction } from '@lobi/core/contract';
import { TransactionListView } from '@lobi/ui/data';
import { PageHeading } from '../page/page-heading.tsx';
import { useListProps } from './parts/list-props.ts';
import { listQuery } from './parts/list-query.ts';
import { transactionHref } from './parts/people/transaction-href.ts';
import { useReadAll } from './parts/use-read-all.ts';
import { useTableQuery } from './parts/use-table-query.ts';
import { useWalletPage } from './parts/use-wallet-page.tsx';

/** Transactions of a wallet; type and status are stored in the address. @source spec §2, §4 */
export function TransactionIndexScreen() {
  const { failure, walletId, ...page } = useWalletPage();
  const { user } = useAuth();
  const { query, setQuery } = useTableQuery('transaction.list', ['type', 'status']);
  const list = useList('transaction.list', { walletId }, listQuery('transaction.list', query));
  const props = useListProps<Transaction>(list, query, setQuery);
  const readAll = useReadAll('transaction.list', { walletId });
  if (failure) return failure;
  return (
    <>
      <PageHeading name="route.transaction.index" />
      <TransactionListView
        {...page}
        {...props}
        onReadAll={readAll}
        transactionHref={(row) => (user ? transactionHref(user, row) : undefined)}
      />
    </>
  );
}
