import { useList } from '@lobi/core/react';
import { LedgerView } from '@lobi/ui/data';
import { PageHeading } from '../page/page-heading.tsx';
import { useListProps } from './parts/list-props.ts';
import { listQuery } from './parts/list-query.ts';
import { useTableQuery } from './parts/use-table-query.ts';
import { useWalletPage } from './parts/use-wallet-page.tsx';

/** Movements of a wallet. @source spec §2, §3 (ledger) */
export function LedgerIndexScreen() {
  const { failure, walletId, ...page } = useWalletPage();
  const { query, setQuery } = useTableQuery(['kind']);
  const list = useList('ledger.list', { walletId }, listQuery('ledger.list', query));
  const props = useListProps(list, query, setQuery);
  if (failure) return failure;
  return (
    <>
      <PageHeading name="route.ledger.index" />
      <LedgerView {...page} {...props} />
    </>
  );
}
