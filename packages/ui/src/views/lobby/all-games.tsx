import { memo, Suspense, useContext, useId } from 'react';
import { categoryOrder } from '../../components/category-bar/category-bar.tsx';
import { GameCard } from '../../components/game-card/game-card.tsx';
import { GameRow } from '../../components/game-card/game-row.tsx';
import type { GameSummary } from '../../components/game-card/game.types.ts';
import { GameGrid } from '../../components/game-grid/game-grid.tsx';
import { GameRail } from '../../components/game-rail/game-rail.tsx';
import { JackpotStrip } from '../../components/jackpot-strip/jackpot-strip.tsx';
import { LiveWinsTicker } from '../../components/live-wins-ticker/live-wins-ticker.tsx';
import { LobbyHero } from '../../components/lobby-hero/lobby-hero.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { FailureBoundary } from '../../primitives/lazy/failure-boundary.tsx';
import { lazyWithRetry } from '../../primitives/lazy/lazy-with-retry.tsx';
import { PrerenderedPage } from '../../primitives/prerendered-page.ts';
import { GameTile, shapeOf, type TileFacts } from './game-tile.tsx';
import { HowCards } from './how-cards.tsx';
import { jackpotsOfGames } from './jackpots-of-games.ts';
import type { LobbyViewProps } from './lobby-view.tsx';
import { Providers } from './providers.tsx';
import { Wins } from './wins.tsx';
import * as S from './lobby-view.styles.ts';

/** Loaded lazily: most lobbies have none, and the page works without them. */
const ResultsTicker = lazyWithRetry(async () => ({
  default: (await import('../../components/results-ticker/results-ticker.tsx')).ResultsTicker,
}));

/** Maximum number of games of a rail; a link leads to all. */
const maxInRail = 12;

/** Maximum number on a pre-rendered page: as many as a wide screen shows without scrolling. */
const maxInPrint = 6;

/** Maximum number of arenas in a grid; more are shown as a rail. */
const gridLimit = 6;

const nothing = () => null;

const isOpen = (game: GameSummary): boolean =>
  game.currentRound?.status === 'open' || game.currentRound?.status === 'last-call';

/** The lobby without search or category: the hero and one section for each category with games. Memoized. */
export const AllGames = memo(function AllGames({
  games,
  hrefFor,
  isGuest,
  tryHref,
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
}: TileFacts & { games: readonly GameSummary[] } & Pick<
    LobbyViewProps,
    | 'continueGames'
    | 'popularGames'
    | 'newGames'
    | 'wins'
    | 'recentResults'
    | 'jackpots'
    | 'onCategory'
    | 'categoryHref'
    | 'providerHref'
  >) {
  const { lobby } = useMessages();
  const railLimit = useContext(PrerenderedPage) ? maxInPrint : maxInRail;
  const howId = useId();
  const winsId = useId();
  const featured = games.find(isOpen) ?? games[0];
  const openGames = games.filter(isOpen);
  const favourites = games.filter(({ favourite }) => favourite);
  const tiles = { hrefFor, isGuest, tryHref, onFavouriteChange };
  const inJackpot = jackpotsOfGames(jackpots);
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
      {recentResults.length > 0 && (
        <FailureBoundary fallback={nothing}>
          <Suspense>
            <ResultsTicker results={recentResults} />
          </Suspense>
        </FailureBoundary>
      )}
      <LiveWinsTicker items={wins} href={`#${winsId}`} />
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
          renderItem={(game) => (
            <GameTile
              {...tiles}
              game={game}
              shape="portrait"
              badge={badge}
              jackpot={inJackpot.get(game.id)}
            />
          )}
        />
      ))}
      <JackpotStrip items={jackpots} />
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
          <GameTile {...tiles} game={game} shape={shape} jackpot={inJackpot.get(game.id)} />
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
});
