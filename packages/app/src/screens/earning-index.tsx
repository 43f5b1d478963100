import { buildPath } from '@lobi/core/routes';
import { useList } from '@lobi/core/react/lists';
import { EarningListView } from '@lobi/ui/data';
import { PageHeading } from '../page/page-heading.tsx';
import { EarningClaims } from './parts/agent/earning-claims.tsx';
import { useListProps } from './parts/list-props.ts';
import { listQuery } from './parts/list-query.ts';
import { useReadAll } from './parts/use-read-all.ts';
import { useTableQuery } from './parts/use-table-query.ts';
import { useWalletPage } from './parts/use-wallet-page.tsx';

/** Earnings of an agent: totals, the claim, and the list. @source spec §2, §3 (earning) */
export function EarningIndexScreen() {
  const { failure, walletId, ...page } = useWalletPage();
  const { query, setQuery } = useTableQuery('earning.list', ['status']);
  const list = useList('earning.list', { walletId }, listQuery('earning.list', query));
  const props = useListProps(list, query, setQuery);
  const readAll = useReadAll('earning.list', { walletId });
  if (failure) return failure;
  return (
    <>
      <PageHeading name="route.earning.index" />
      <EarningListView
        {...page}
        {...props}
        onReadAll={readAll}
        summary={<EarningClaims walletId={walletId} terms />}
        earningHref={({ id }) => buildPath('earning.show', { earningId: id })}
      />
    </>
  );
}
