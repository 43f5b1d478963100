import { buildPath } from '@lobi/core/routes';
import { useList } from '@lobi/core/react';
import { BetListView } from '@lobi/ui/data';
import { PageHeading } from '../page/page-heading.tsx';
import { useListProps } from './parts/list-props.ts';
import { listQuery } from './parts/list-query.ts';
import { useTableQuery } from './parts/use-table-query.ts';
import { useWalletPage } from './parts/use-wallet-page.tsx';

/** Bets of a wallet. @source spec §2, §3 (bet) */
export function BetIndexScreen() {
  const { failure, walletId, ...page } = useWalletPage();
  const { query, setQuery } = useTableQuery(['status']);
  const list = useList('bet.list', { walletId }, listQuery('bet.list', query));
  const props = useListProps(list, query, setQuery);
  if (failure) return failure;
  return (
    <>
      <PageHeading name="route.bet.index" />
      <BetListView
        {...page}
        {...props}
        betHref={(row) => buildPath('game.show', { gameId: row.game.id })}
      />
    </>
  );
}
