import { useCallback, useDeferredValue, useMemo, type ReactNode } from 'react';
import { CategoryBar, type CategoryChoice } from '../../components/category-bar/category-bar.tsx';
import type { GameArtCategory } from '../../components/game-art/game-art.types.ts';
import type { GameSummary } from '../../components/game-card/game.types.ts';
import { GameGridSkeleton } from '../../components/game-grid/game-grid.tsx';
import type { JackpotItem } from '../../components/jackpot-strip/jackpot-strip.tsx';
import type { LiveWin } from '../../components/live-wins-ticker/live-wins-ticker.tsx';
import { LobbySearch } from '../../components/lobby-search/lobby-search.tsx';
import { searchGames } from '../../components/lobby-search/search-games.ts';
import type { RecentResult } from '../../components/results-ticker/results-ticker.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { useHandler } from '../../primitives/use-handler.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { AllGames } from './all-games.tsx';
import { LobbyState } from './lobby-state.tsx';
import { SomeGames } from './some-games.tsx';
import * as S from './lobby-view.styles.ts';

/** The user's earlier searches, loaded on demand, since most users do not search. */
export interface RecentSearches {
  /** Newest first; `undefined` until loaded. */
  readonly queries: readonly string[] | undefined;
  /** Called when the search gets the focus and `queries` are needed. */
  readonly onRequest: () => void;
  /**
   * Called after a successful search: a game was opened from it, or Enter was pressed with matching games.
   */
  readonly onSearched: (query: string) => void;
  readonly onClear: () => void;
}

/** Loading state of the list of games: loading, ready, failed or offline. */
export type LobbyStatus = 'loading' | 'ready' | 'error' | 'offline';

export interface LobbyViewProps {
  /** Playable games only. */
  games: readonly GameSummary[];
  status: LobbyStatus;
  category: CategoryChoice;
  onCategory: (category: CategoryChoice) => void;
  query: string;
  onQuery: (query: string) => void;
  /** Without it earlier searches are neither offered nor reported. */
  recent?: RecentSearches | undefined;
  /** The search gets the focus whenever this changes to anything but `undefined`. */
  searchKey?: string | undefined;
  /** Returns additional search terms of a game, such as its title in other languages; memoize it. */
  searchTermsOf?: ((game: GameSummary) => string) | undefined;
  hrefFor: (game: GameSummary) => string;
  onRetry: () => void;
  /**
   * Whether the visitor is a guest, who sees locks on all games and must log in to open one. Default false.
   */
  isGuest?: boolean | undefined;
  /** Returns the practice address of a game for guests; memoize it. */
  tryHref?: ((game: GameSummary) => string | undefined) | undefined;
  /** Without it there are no favourite buttons. */
  onFavouriteChange?: ((game: GameSummary, favourite: boolean) => void) | undefined;
  /** Page of a category; without it the category is shown here. */
  categoryHref?: ((category: GameArtCategory) => string | undefined) | undefined;
  /** Games of the current session, latest first; hidden if empty. */
  continueGames?: readonly GameSummary[] | undefined;
  /** Most played games in order; hidden if empty. */
  popularGames?: readonly GameSummary[] | undefined;
  /** New games, newest first; hidden if empty. */
  newGames?: readonly GameSummary[] | undefined;
  /** Wins as the server published them, newest first; hidden if empty. */
  wins?: readonly LiveWin[] | undefined;
  /** Jackpots of these games, as the server sends them; hidden if empty. */
  jackpots?: readonly JackpotItem[] | undefined;
  /** Page of a provider's games; without it providers are not listed. */
  providerHref?: ((provider: string) => string) | undefined;
  /** Finished fights with their results, latest first; hidden if empty. */
  recentResults?: readonly RecentResult[] | undefined;
  className?: string | undefined;
}

/** Returns whether a game matches this selection. */
const belongsTo =
  (choice: CategoryChoice) =>
  ({ category, favourite }: GameSummary): boolean => {
    if (choice === 'favourites') return favourite === true;
    return choice === 'all' || category === choice;
  };

/** Items of a list that are among all games, in the order of the list. */
const inOrderOf = (
  list: readonly { readonly id: string }[],
  games: readonly GameSummary[],
): GameSummary[] => {
  const byId = new Map(games.map((game) => [game.id, game]));
  return list.flatMap(({ id }) => byId.get(id) ?? []);
};

/** Number of games by category, and of the user's favourites. */
function countsOf(games: readonly GameSummary[]) {
  const of: Partial<Record<GameArtCategory, number>> = {};
  let favourites = 0;
  for (const { category, favourite } of games) {
    of[category] = (of[category] ?? 0) + 1;
    if (favourite) favourites += 1;
  }
  return { of, favourites };
}

function LobbySkeleton() {
  const { lobby } = useMessages();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{lobby.loading}</VisuallyHidden>
      <S.HeroWaiting>
        <Skeleton shape="block" height="100%" />
      </S.HeroWaiting>
      <S.Section>
        <S.Head>
          <Skeleton width="180px" />
        </S.Head>
        <GameGridSkeleton shape="wide" count={6} />
      </S.Section>
    </div>
  );
}

/**
 * The lobby: search and categories, one hero, current events, one section for each category, and the
 * fairness of the games. Sections without games are omitted; searching or selecting a category shows one
 * grid instead.
 */
export function LobbyView({
  games,
  status,
  category,
  onCategory,
  query,
  onQuery,
  recent,
  searchKey,
  searchTermsOf,
  hrefFor,
  onRetry,
  isGuest = false,
  tryHref,
  onFavouriteChange,
  categoryHref,
  continueGames,
  popularGames,
  newGames,
  wins,
  jackpots,
  providerHref,
  recentResults,
  className,
}: LobbyViewProps) {
  const { lobby } = useMessages();
  // The typed text is shown at once; the matches are updated with lower priority.
  const deferredQuery = useDeferredValue(query);
  const isNarrowed = deferredQuery.trim() !== '' || category !== 'all';
  const counts = useMemo(() => countsOf(games), [games]);
  const chosen = useMemo(() => {
    if (category === 'played') return inOrderOf(continueGames ?? [], games);
    if (category === 'newest') return inOrderOf(newGames ?? [], games);
    return games.filter(belongsTo(category));
  }, [games, category, continueGames, newGames]);
  const fitting = useCallback(
    (text: string) => searchGames(chosen, text, (key) => lobby[key], searchTermsOf),
    [chosen, lobby, searchTermsOf],
  );
  const found = useMemo(() => fitting(deferredQuery), [fitting, deferredQuery]);
  const choose = useHandler(onCategory);
  const type = useHandler(onQuery);
  const onOpen = useHandler(() => recent?.onSearched(deferredQuery));
  const shared = { hrefFor, isGuest, tryHref, onFavouriteChange, onCategory: choose, jackpots };

  const content = ((): ReactNode => {
    if (status === 'loading') return <LobbySkeleton />;
    if (status !== 'ready') {
      const isOffline = status === 'offline';
      return (
        <LobbyState
          urgent
          title={isOffline ? lobby.offlineTitle : lobby.errorTitle}
          body={isOffline ? lobby.offlineBody : lobby.errorBody}
          actionLabel={lobby.retry}
          onAction={onRetry}
        />
      );
    }
    if (isNarrowed || games.length === 0) {
      return (
        <SomeGames
          {...shared}
          games={found}
          query={deferredQuery}
          category={category}
          onQuery={type}
          onOpen={onOpen}
        />
      );
    }
    return (
      <AllGames
        {...shared}
        games={games}
        categoryHref={categoryHref}
        continueGames={continueGames}
        popularGames={popularGames}
        newGames={newGames}
        wins={wins}
        providerHref={providerHref}
        recentResults={recentResults}
      />
    );
  })();

  return (
    <S.Root className={slotClass('LobbyView', 'root', className)} data-status={status}>
      <VisuallyHidden as="h1">{lobby.title}</VisuallyHidden>
      <S.Find>
        <LobbySearch
          value={query}
          onValueChange={onQuery}
          focusKey={searchKey}
          lists={recent?.queries && { recent: recent.queries }}
          onFocus={recent?.onRequest}
          onSearch={(text) => fitting(text).length > 0 && recent?.onSearched(text)}
          onClearRecent={recent?.onClear}
        />
        <CategoryBar
          counts={status === 'loading' ? undefined : counts.of}
          favourites={counts.favourites}
          value={category}
          onValueChange={onCategory}
        />
      </S.Find>
      {content}
    </S.Root>
  );
}
