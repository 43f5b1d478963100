import type { Bet } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { useList } from '@lobi/core/react/lists';
import { BetListView } from '@lobi/ui/data';
import { useCallback } from 'react';
import { useBrand } from '../config/brand-context.ts';
import { checkHrefOf } from '../fairness/check-href.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { useListProps } from './parts/list-props.ts';
import { listQuery } from './parts/list-query.ts';
import { mayOpen } from './parts/people/may-open.ts';
import { useReadAll } from './parts/use-read-all.ts';
import { useTableQuery } from './parts/use-table-query.ts';
import { useWalletPage } from './parts/use-wallet-page.tsx';

const none: readonly Bet[] = [];

const gameHref = ({ game }: { readonly game: { readonly id: string } }): string =>
  buildPath('game.show', { gameId: game.id });

/** Bets of a wallet. @source spec §2, §3 (bet) */
export function BetIndexScreen() {
  const { failure, walletId, ...page } = useWalletPage();
  const { user } = useAuth();
  const { own } = useBrand();
  const { query, setQuery } = useTableQuery('bet.list', ['status']);
  const list = useList('bet.list', { walletId }, listQuery('bet.list', query));
  const props = useListProps(list, query, setQuery);
  const bets = list.status === 'ready' ? list.rows : none;
  const checkHref = useCallback(
    ({ id }: { readonly id: string }) => {
      const bet = bets.find((row) => row.id === id);
      return bet && checkHrefOf(bet, own?.ownGames);
    },
    [bets, own],
  );
  const readAll = useReadAll('bet.list', { walletId });
  if (failure) return failure;
  return (
    <>
      <PageHeading name="route.bet.index" />
      <BetListView
        {...page}
        {...props}
        onReadAll={readAll}
        betHref={mayOpen(user, 'game.show') ? gameHref : undefined}
        checkHref={checkHref}
      />
    </>
  );
}
