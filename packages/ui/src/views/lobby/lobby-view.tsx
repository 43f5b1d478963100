import { useId, type ReactNode } from 'react';
import {
  CategoryBar,
  categoryOrder,
  type CategoryChoice,
} from '../../components/category-bar/category-bar.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import type { GameArtCategory } from '../../components/game-art/game-art.types.ts';
import { GameCard, type GameBadge } from '../../components/game-card/game-card.tsx';
import { GameRow } from '../../components/game-card/game-row.tsx';
import type { GameSummary } from '../../components/game-card/game.types.ts';
import { GameGrid, GameGridSkeleton } from '../../components/game-grid/game-grid.tsx';
import { GameRail } from '../../components/game-rail/game-rail.tsx';
import {
  LiveWinsTicker,
  type LiveWin,
} from '../../components/live-wins-ticker/live-wins-ticker.tsx';
import { JackpotStrip, type JackpotItem } from '../../components/jackpot-strip/jackpot-strip.tsx';
import { LobbyHero } from '../../components/lobby-hero/lobby-hero.tsx';
import { LobbySearch } from '../../components/lobby-search/lobby-search.tsx';
import { searchGames } from '../../components/lobby-search/search-games.ts';
import {
  ResultsTicker,
  type RecentResult,
} from '../../components/results-ticker/results-ticker.tsx';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { HowCards } from './how-cards.tsx';
import { LobbyState } from './lobby-state.tsx';
import { Providers } from './providers.tsx';
import { Wins } from './wins.tsx';
import * as S from './lobby-view.styles.ts';

/** Earlier searches of this reader. They are told on demand: most come without searching. */
export interface RecentSearches {
  /** Newest first; `undefined` until there were any to tell. */
  readonly words: readonly string[] | undefined;
  /** The search got the focus: `words` are wanted. */
  readonly onWanted: () => void;
  /** A search led to something: a game was opened from it, or Enter pressed while games fit. */
  readonly onSearched: (query: string) => void;
  readonly onClear: () => void;
}

/** Where the list of games is: on its way, here, failed, or out of reach. */
export type LobbyStatus = 'loading' | 'ready' | 'error' | 'offline';

export interface LobbyViewProps {
  /** Games that can be played; nothing else is ever listed. */
  games: readonly GameSummary[];
  status: LobbyStatus;
  category: CategoryChoice;
  onCategory: (category: CategoryChoice) => void;
  query: string;
  onQuery: (query: string) => void;
  /** Without it earlier searches are neither offered nor told. */
  recent?: RecentSearches | undefined;
  /** The search takes the focus whenever this changes to anything but `undefined`. */
  searchKey?: string | undefined;
  hrefFor: (game: GameSummary) => string;
  onRetry: () => void;
  /** Guests see everything with a lock; opening a game asks them to log in. Default false. */
  isGuest?: boolean | undefined;
  /** Without it there are no hearts. */
  onFavouriteChange?: ((game: GameSummary, favourite: boolean) => void) | undefined;
  /** Page of a category; without one the category is shown here. */
  categoryHref?: ((category: GameArtCategory) => string | undefined) | undefined;
  /** Games of the running session, latest first; omitted when empty. */
  continueGames?: readonly GameSummary[] | undefined;
  /** Games that are played most, most first; omitted when empty. */
  popularGames?: readonly GameSummary[] | undefined;
  /** Games that came lately, newest first; omitted when empty. */
  newGames?: readonly GameSummary[] | undefined;
  /** Wins as the server published them, newest first; omitted when empty. */
  wins?: readonly LiveWin[] | undefined;
  /** Jackpots of these games, as the server tells them; omitted when empty. */
  jackpots?: readonly JackpotItem[] | undefined;
  /** Page of a provider's games; without it providers are not listed. */
  providerHref?: ((provider: string) => string) | undefined;
  /** Finished fights as they ended, latest first; omitted when empty. */
  recentResults?: readonly RecentResult[] | undefined;
  className?: string | undefined;
}

/** Most games of a rail; all of them are a step away. */
const railLimit = 20;

/** Up to this many arenas stand as a grid; more of them as a rail. */
const gridLimit = 6;

const isOpen = (game: GameSummary): boolean =>
  game.currentRound?.status === 'open' || game.currentRound?.status === 'last-call';

/** Does a game stand under this choice? */
const belongsTo =
  (choice: CategoryChoice) =>
  ({ category, favourite }: GameSummary): boolean => {
    if (choice === 'favourites') return favourite === true;
    return choice === 'all' || category === choice;
  };

const shapeOf = (category: GameArtCategory): 'wide' | 'portrait' =>
  category === 'cockfight' ? 'wide' : 'portrait';

interface GamesProps extends Pick<LobbyViewProps, 'onFavouriteChange' | 'jackpots'> {
  games: readonly GameSummary[];
  hrefFor: (game: GameSummary) => string;
  isGuest: boolean;
}

interface TileProps extends Omit<GamesProps, 'games'> {
  game: GameSummary;
  shape: 'wide' | 'portrait';
  badge?: GameBadge | undefined;
  onOpen?: (() => void) | undefined;
}

/** A game as a tile, with the heart where the reader may keep favourites. */
function Tile({
  game,
  shape,
  badge,
  hrefFor,
  isGuest,
  onFavouriteChange,
  jackpots = [],
  onOpen,
}: TileProps) {
  return (
    <GameCard
      game={game}
      badge={badge}
      jackpot={jackpots.find(({ games }) => games.some(({ id }) => id === game.id))?.amount}
      href={hrefFor(game)}
      shape={shape}
      locked={isGuest}
      favourite={game.favourite}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onOpen?.();
      }}
      onFavouriteChange={onFavouriteChange && ((next) => onFavouriteChange(game, next))}
    />
  );
}

/** Everything there is, with the hero on top and one section for each category that has games. */
function AllGames({
  games,
  hrefFor,
  isGuest,
  onFavouriteChange,
  continueGames = [],
  popularGames = [],
  newGames = [],
  wins = [],
  jackpots = [],
  recentResults = [],
  onCategory,
  categoryHref,
  providerHref,
}: GamesProps &
  Pick<
    LobbyViewProps,
    | 'continueGames'
    | 'popularGames'
    | 'newGames'
    | 'wins'
    | 'recentResults'
    | 'onCategory'
    | 'categoryHref'
    | 'providerHref'
  >) {
  const { lobby } = useMessages();
  const howId = useId();
  const winsId = useId();
  const featured = games.find(isOpen) ?? games[0];
  const openGames = games.filter(isOpen);
  const favourites = games.filter(({ favourite }) => favourite);
  const tiles = { hrefFor, isGuest, onFavouriteChange, jackpots };
  const keyOf = (game: GameSummary): string => game.id;
  const row = (game: GameSummary) => <GameRow game={game} href={hrefFor(game)} />;
  return (
    <>
      {featured && (
        <LobbyHero
          game={featured}
          href={hrefFor(featured)}
          guest={isGuest}
          howToHref={`#${howId}`}
        />
      )}
      <ResultsTicker results={recentResults} />
      <LiveWinsTicker items={wins} href={`#${winsId}`} />
      <JackpotStrip items={jackpots} />
      <GameRail
        title={lobby.continueTitle}
        items={continueGames}
        keyOf={keyOf}
        shape="row"
        renderItem={row}
      />
      <GameRail
        title={lobby.favourites}
        items={favourites}
        keyOf={keyOf}
        shape="mini"
        count={favourites.length}
        onSeeAll={() => onCategory('favourites')}
        renderItem={(game) => <GameCard game={game} href={hrefFor(game)} shape="mini" />}
      />
      {[
        { title: lobby.popularTitle, items: popularGames, badge: 'hot' as const },
        { title: lobby.newTitle, items: newGames, badge: 'new' as const },
      ].map(({ title, items, badge }) => (
        <GameRail
          key={badge}
          title={title}
          items={items.slice(0, railLimit)}
          keyOf={keyOf}
          renderItem={(game) => <Tile {...tiles} game={game} shape="portrait" badge={badge} />}
        />
      ))}
      {openGames.length > 1 && (
        <GameRail
          title={lobby.openTitle}
          items={openGames}
          keyOf={keyOf}
          shape="row"
          count={openGames.length}
          renderItem={row}
        />
      )}
      {categoryOrder.map((category) => {
        const own = games.filter((game) => game.category === category);
        const shape = shapeOf(category);
        const tile = (game: GameSummary) => <Tile {...tiles} game={game} shape={shape} />;
        if (own.length === 0) return null;
        return own.length <= gridLimit && shape === 'wide' ? (
          <S.Section key={category} aria-label={lobby[category]}>
            <S.Head>
              <h2>{lobby[category]}</h2>
              <small>{own.length}</small>
            </S.Head>
            <GameGrid items={own} keyOf={keyOf} shape={shape} renderItem={tile} />
          </S.Section>
        ) : (
          <GameRail
            key={category}
            title={lobby[category]}
            items={own.slice(0, railLimit)}
            keyOf={keyOf}
            shape={shape}
            count={own.length}
            href={categoryHref?.(category)}
            onSeeAll={() => onCategory(category)}
            renderItem={tile}
          />
        );
      })}
      <Wins id={winsId} wins={wins} />
      {providerHref && <Providers games={games} hrefFor={providerHref} />}
      <HowCards id={howId} games={games} />
    </>
  );
}

/** What search and category leave over, as one grid. */
function SomeGames({
  games,
  hrefFor,
  isGuest,
  onFavouriteChange,
  query,
  category,
  onQuery,
  onCategory,
  jackpots,
  recent,
}: GamesProps & Pick<LobbyViewProps, 'query' | 'category' | 'onQuery' | 'onCategory' | 'recent'>) {
  const { lobby } = useMessages();
  const heading = category === 'all' ? lobby.all : lobby[category];
  const isWide = games.every((game) => shapeOf(game.category) === 'wide');
  if (games.length === 0 && query.trim() !== '') {
    return (
      <LobbyState
        title={fill(lobby.noResultsTitle, { query: query.trim() })}
        body={lobby.noResultsBody}
        actionLabel={lobby.noResultsAction}
        onAction={() => onQuery('')}
      />
    );
  }
  if (games.length === 0 && category === 'favourites') {
    return (
      <EmptyState
        kind="favourites"
        action={
          <Button variant="soft" onClick={() => onCategory('all')}>
            {lobby.emptyCategoryAction}
          </Button>
        }
      />
    );
  }
  if (games.length === 0) {
    return (
      <LobbyState
        title={lobby.emptyCategoryTitle}
        body={lobby.emptyCategoryBody}
        actionLabel={lobby.emptyCategoryAction}
        onAction={() => onCategory('all')}
      />
    );
  }
  const shape = isWide ? 'wide' : 'portrait';
  return (
    <S.Section aria-label={heading}>
      <S.Head>
        <h2>{heading}</h2>
        <small role="status">{fill(lobby.searchCount, { count: games.length })}</small>
      </S.Head>
      <GameGrid
        items={games}
        keyOf={(game) => game.id}
        shape={shape}
        renderItem={(game) => (
          <Tile
            game={game}
            shape={shape}
            hrefFor={hrefFor}
            isGuest={isGuest}
            onFavouriteChange={onFavouriteChange}
            jackpots={jackpots}
            onOpen={() => recent?.onSearched(query)}
          />
        )}
      />
    </S.Section>
  );
}

function LobbySkeleton() {
  const { lobby } = useMessages();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{lobby.loading}</VisuallyHidden>
      <S.Section>
        <Skeleton shape="block" height="348px" />
      </S.Section>
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
 * The lobby: search and categories, one hero, what goes on, one section for each category, and how
 * the games are fair. Sections without games are left out; searching or choosing a category shows
 * one grid instead.
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
  hrefFor,
  onRetry,
  isGuest = false,
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
  const counts = Object.fromEntries(
    categoryOrder.map((key) => [key, games.filter((game) => game.category === key).length]),
  ) as Record<GameArtCategory, number>;
  const isNarrowed = query.trim() !== '' || category !== 'all';
  const chosen = games.filter(belongsTo(category));
  const found = searchGames(chosen, query, (key) => lobby[key]);
  const shared = { hrefFor, isGuest, onFavouriteChange, onCategory, jackpots };

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
          query={query}
          category={category}
          onQuery={onQuery}
          recent={recent}
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
          lists={recent?.words && { recent: recent.words }}
          onFocus={recent?.onWanted}
          onSearch={(text) => found.length > 0 && recent?.onSearched(text)}
          onClearRecent={recent?.onClear}
        />
        <CategoryBar
          counts={counts}
          favourites={games.filter(({ favourite }) => favourite).length}
          value={category}
          onValueChange={onCategory}
        />
      </S.Find>
      {content}
    </S.Root>
  );
}
