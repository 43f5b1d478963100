import { useId, type ReactNode } from 'react';
import {
  CategoryBar,
  categoryOrder,
  type CategoryChoice,
} from '../../components/category-bar/category-bar.tsx';
import type { GameArtCategory } from '../../components/game-art/game-art.types.ts';
import { GameCard } from '../../components/game-card/game-card.tsx';
import { GameRow } from '../../components/game-card/game-row.tsx';
import type { GameSummary } from '../../components/game-card/game.types.ts';
import { GameGrid, GameGridSkeleton } from '../../components/game-grid/game-grid.tsx';
import { GameRail } from '../../components/game-rail/game-rail.tsx';
import { LobbyHero } from '../../components/lobby-hero/lobby-hero.tsx';
import { LobbySearch } from '../../components/lobby-search/lobby-search.tsx';
import { searchGames } from '../../components/lobby-search/search-games.ts';
import {
  ResultsTicker,
  type RecentResult,
} from '../../components/results-ticker/results-ticker.tsx';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { HowCards } from './how-cards.tsx';
import { LobbyState } from './lobby-state.tsx';
import * as S from './lobby-view.styles.ts';

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
  hrefFor: (game: GameSummary) => string;
  onRetry: () => void;
  /** Guests see everything with a lock; opening a game asks them to log in. Default false. */
  isGuest?: boolean | undefined;
  /** Games of the running session, latest first; omitted when empty. */
  continueGames?: readonly GameSummary[] | undefined;
  /** Finished fights as they ended, latest first; omitted when empty. */
  recentResults?: readonly RecentResult[] | undefined;
  className?: string | undefined;
}

/** Up to this many arenas stand as a grid; more of them as a rail. */
const gridLimit = 6;

const isOpen = (game: GameSummary): boolean =>
  game.currentRound?.status === 'open' || game.currentRound?.status === 'last-call';

const shapeOf = (category: GameArtCategory): 'wide' | 'portrait' =>
  category === 'cockfight' ? 'wide' : 'portrait';

interface GamesProps {
  games: readonly GameSummary[];
  hrefFor: (game: GameSummary) => string;
  isGuest: boolean;
}

/** Everything there is, with the hero on top and one section for each category that has games. */
function AllGames({
  games,
  hrefFor,
  isGuest,
  continueGames = [],
  recentResults = [],
  onCategory,
}: GamesProps & Pick<LobbyViewProps, 'continueGames' | 'recentResults' | 'onCategory'>) {
  const { lobby } = useMessages();
  const howId = useId();
  const featured = games.find(isOpen) ?? games[0];
  const openGames = games.filter(isOpen);
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
      <GameRail
        title={lobby.continueTitle}
        items={continueGames}
        keyOf={keyOf}
        shape="row"
        renderItem={row}
      />
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
        const tile = (game: GameSummary) => (
          <GameCard game={game} href={hrefFor(game)} shape={shape} locked={isGuest} />
        );
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
            items={own}
            keyOf={keyOf}
            shape={shape}
            count={own.length}
            onSeeAll={() => onCategory(category)}
            renderItem={tile}
          />
        );
      })}
      <HowCards id={howId} games={games} />
    </>
  );
}

/** What search and category leave over, as one grid. */
function SomeGames({
  games,
  hrefFor,
  isGuest,
  query,
  category,
  onQuery,
  onCategory,
}: GamesProps & Pick<LobbyViewProps, 'query' | 'category' | 'onQuery' | 'onCategory'>) {
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
          <GameCard game={game} href={hrefFor(game)} shape={shape} locked={isGuest} />
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
  hrefFor,
  onRetry,
  isGuest = false,
  continueGames,
  recentResults,
  className,
}: LobbyViewProps) {
  const { lobby } = useMessages();
  const counts = Object.fromEntries(
    categoryOrder.map((key) => [key, games.filter((game) => game.category === key).length]),
  ) as Record<GameArtCategory, number>;
  const isNarrowed = query.trim() !== '' || category !== 'all';
  const chosen = category === 'all' ? games : games.filter((game) => game.category === category);
  const found = searchGames(chosen, query, (key) => lobby[key]);
  const shared = { hrefFor, isGuest, onCategory };

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
        <SomeGames {...shared} games={found} query={query} category={category} onQuery={onQuery} />
      );
    }
    return (
      <AllGames
        {...shared}
        games={games}
        continueGames={continueGames}
        recentResults={recentResults}
      />
    );
  })();

  return (
    <S.Root className={slotClass('LobbyView', 'root', className)} data-status={status}>
      <VisuallyHidden as="h1">{lobby.title}</VisuallyHidden>
      <S.Find>
        <LobbySearch value={query} onValueChange={onQuery} />
        <CategoryBar counts={counts} value={category} onValueChange={onCategory} />
      </S.Find>
      {content}
    </S.Root>
  );
}
