import type { Game } from '@lobi/core/contract';
import { buildPath, decideAccess, routeOf } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { useList, useLobby, type QueryOf } from '@lobi/core/react/lists';
import { GameListView, gameSorts, type GameSort } from '@lobi/ui/lobby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Error404Screen } from '../../error-404.tsx';
import { allGames } from './all-games.ts';
import { lobbyStatusOf } from './lobby-status.ts';
import { useBrand } from '../../../config/brand-context.ts';
import { useExplainedGames } from '../../../i18n/use-explained-games.ts';
import { useFavourites } from '../../../page/use-favourites.ts';
import { useUnknownParams } from '../../../page/use-unknown-params.ts';

interface GameListPageProps {
  title: string;
  /** Which games: a category, or a provider. */
  query: Pick<QueryOf<'game.list'>, 'category' | 'provider'>;
}

const none: readonly Game[] = [];
const unknown: readonly string[] = [];

const isSort = (text: string | null): text is GameSort =>
  (gameSorts as readonly (string | null)[]).includes(text);

/** All games of one kind. Order and chosen providers are stored in the address. */
export function GameListPage({ title, query }: GameListPageProps) {
  const { t } = useTranslation();
  const { user } = useAuth();
  const list = useList('game.list', {}, { ...query, perPage: allGames });
  const { own } = useBrand();
  const rows = list.status === 'ready' ? list.rows : none;
  const offered = useMemo(() => (own ? own.gamesIn(rows) : rows), [own, rows]);
  const { games: unexplained, onFavouriteChange } = useFavourites(offered);
  const games = useExplainedGames(unexplained);
  const lobby = useLobby(false);
  const [search, setSearch] = useSearchParams();
  const sort = search.get('sort');
  const providers = search.getAll('provider');
  const change = (nextSort: GameSort, nextProviders: readonly string[]) => {
    const params = new URLSearchParams(nextProviders.map((name) => ['provider', name]));
    if (nextSort !== 'title') params.set('sort', nextSort);
    setSearch(params, { replace: true });
  };
  const sortNow = isSort(sort) ? sort : 'title';
  const isOffered = (name: string): boolean => rows.some(({ provider }) => provider === name);
  useUnknownParams([
    ...(sort === null || isSort(sort) ? [] : ['sort']),
    ...(list.status === 'ready' && !providers.every(isOffered) ? ['provider'] : []),
  ]);
  // Providers are known only through their games.
  if (query.provider !== undefined && list.status === 'ready' && list.meta.total === 0) {
    return <Error404Screen />;
  }
  return (
    <GameListView
      title={title}
      back={{ href: buildPath('game.index'), label: t('app.backToLobby') }}
      games={games}
      status={lobbyStatusOf(list)}
      onRetry={() => list.status === 'failed' && list.refresh()}
      hrefFor={(game) => buildPath('game.show', { gameId: game.id })}
      sort={sortNow}
      onSortChange={(next) => change(next, providers)}
      popular={lobby?.popular ?? unknown}
      {...(query.provider === undefined && {
        providers,
        onProvidersChange: (next: readonly string[]) => change(sortNow, next),
      })}
      onFavouriteChange={onFavouriteChange}
      jackpotOf={({ id }) => lobby?.jackpots.find(({ gameIds }) => gameIds.includes(id))?.amount}
      locked={decideAccess(routeOf('game.show'), user) !== 'allow'}
    />
  );
}
