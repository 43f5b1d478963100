import type { Game, Lobby } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { useEntity, useList, useLobby } from '@lobi/core/react/lists';
import { LobbyView } from '@lobi/ui/lobby';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { searchHash } from '../page/bottom-bar.ts';
import { useExplainedGames } from '../i18n/use-explained-games.ts';
import { useJackpotName } from '../i18n/use-jackpot-name.ts';
import { useBrand } from '../config/brand-context.ts';
import { countGames, publishCounts } from '../page/lobby-counts.ts';
import { LazyPart } from '../page/lazy-part.tsx';
import { Slot } from '../page/slot.tsx';
import { useFirstUse } from '../page/use-first-use.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { allGames } from './parts/lobby/all-games.ts';
import { gameFinder } from './parts/lobby/game-finder.ts';
import { categoryHref } from './parts/lobby/categories.ts';
import { lobbyStatusOf } from './parts/lobby/lobby-status.ts';
import { LobbyPractice, useTryHref } from './parts/lobby/try-game.tsx';
import { useFavourites } from '../page/use-favourites.ts';
import { useLobbyAddress } from './parts/lobby/use-lobby-address.ts';
import { useSearchTerms } from './parts/lobby/use-search-terms.ts';
import { useRecentSearches } from './parts/lobby/use-recent-searches.ts';

const none: readonly Game[] = [];

const hrefFor = ({ id }: Pick<Game, 'id'>): string => buildPath('game.show', { gameId: id });

const providerHref = (provider: string): string => buildPath('game.provider', { provider });

/** Returns the lobby content other than games, with the games that it refers to. */
function newsOf(
  lobby: Lobby | null,
  games: readonly Game[],
  jackpotName: (name: string) => string,
) {
  if (!lobby) return {};
  const find = gameFinder(games);
  return {
    popular: find(lobby.popular),
    fresh: find(lobby.fresh),
    wins: lobby.wins.map(({ game, ...win }) => ({ ...win, gameTitle: game.title })),
    jackpots: lobby.jackpots.map(({ id, name, amount, currency, wonAt, gameIds }) => ({
      id,
      name: jackpotName(name),
      amount,
      currency,
      lastPaidAt: wonAt,
      games: find(gameIds).map((game) => ({
        id: game.id,
        title: game.title,
        href: hrefFor(game),
      })),
    })),
  };
}

/** The lobby: every playable game. Search and category are stored in the address. @source spec §1, §2 */
export function GameIndexScreen() {
  usePageTitle('route.game.index');
  const { user, status } = useAuth();
  const { socialProof, own } = useBrand();
  const isUsed = useFirstUse();
  const showsWins = socialProof && own?.features.liveWins !== false;
  const lobby = useLobby(showsWins, isUsed || user !== null);
  const list = useList('game.list', {}, { perPage: allGames });
  const rows = list.status === 'ready' ? list.rows : none;
  const offered = useMemo(() => (own ? own.gamesIn(rows) : rows), [own, rows]);
  const { games: unexplained, onFavouriteChange } = useFavourites(offered);
  const games = useExplainedGames(unexplained);
  const home = useEntity('dashboard.show', user?.role === 'player' ? {} : null);
  const { category, query, practiceId, change } = useLobbyAddress();
  const recent = useRecentSearches();
  const getSearchTerms = useSearchTerms(query !== '');
  const { hash, key } = useLocation();
  const jackpotName = useJackpotName();
  const news = useMemo(() => newsOf(lobby, games, jackpotName), [lobby, games, jackpotName]);
  useEffect(() => {
    if (list.status === 'ready') publishCounts(countGames(games, news.fresh?.length));
  }, [list.status, games, news.fresh]);
  const tryHref = useTryHref(games);
  const played = home.status === 'ready' && home.entity.role === 'player' ? home.entity : null;
  return (
    <>
      <Slot name="lobby.top" user={user} />
      <LobbyView
        games={games}
        status={lobbyStatusOf(list)}
        category={category}
        onCategory={(next) => change('category', next === 'all' ? '' : next)}
        query={query}
        onQuery={(text) => change('search', text)}
        recent={recent}
        searchTermsOf={getSearchTerms}
        searchKey={hash === searchHash ? key : undefined}
        hrefFor={hrefFor}
        onRetry={() => list.status === 'failed' && list.refresh()}
        isGuest={status === 'guest'}
        tryHref={tryHref}
        onFavouriteChange={onFavouriteChange}
        categoryHref={user ? categoryHref : undefined}
        continueGames={own ? played?.continueGames.filter(own.offers) : played?.continueGames}
        popularGames={own ? own.featuredIn(games, news.popular) : news.popular}
        newGames={news.fresh}
        wins={news.wins}
        jackpots={news.jackpots}
        providerHref={providerHref}
      />
      {practiceId && tryHref && (
        <LazyPart occupiesSpace={false}>
          <LobbyPractice id={practiceId} games={games} />
        </LazyPart>
      )}
      <Slot name="lobby.bottom" user={user} />
    </>
  );
}
