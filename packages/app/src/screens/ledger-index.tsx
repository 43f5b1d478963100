import { useList } from '@lobi/core/react/lists';
import { LedgerView } from '@lobi/ui/data';
import { PageHeading } from '../page/page-heading.tsx';
import { useListProps } from './parts/list-props.ts';
import { listQuery } from './parts/list-query.ts';
import { EntryExplained } from './parts/money/entry-explained.tsx';
import { useAllMovements } from './parts/money/use-all-movements.ts';
import { useEntryAddress } from './parts/money/use-entry-address.ts';
import { useTableQuery } from './parts/use-table-query.ts';
import { useWalletPage } from './parts/use-wallet-page.tsx';

/** Movements of a wallet, each with why it happened. @source spec §2, §3 (ledger) */
export function LedgerIndexScreen() {
  const { failure, walletId, ...page } = useWalletPage();
  const { query, setQuery } = useTableQuery('ledger.list', ['kind']);
  const list = useList('ledger.list', { walletId }, listQuery('ledger.list', query));
  const props = useListProps(list, query, setQuery);
  const address = useEntryAddress();
  const readAll = useAllMovements(walletId);
  if (failure) return failure;
  return (
    <>
      <PageHeading name="route.ledger.index" />
      <LedgerView
        {...page}
        {...props}
        entryHref={({ version }) => address.hrefOf(version)}
        onReadAll={readAll}
      />
      <EntryExplained walletId={walletId} address={address} />
    </>
  );
}
