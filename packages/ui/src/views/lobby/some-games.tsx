import { memo } from 'react';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import type { GameSummary } from '../../components/game-card/game.types.ts';
import { GameGrid } from '../../components/game-grid/game-grid.tsx';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { GameTile, shapeOf, type TileFacts } from './game-tile.tsx';
import { jackpotsOfGames } from './jackpots-of-games.ts';
import { LobbyState } from './lobby-state.tsx';
import type { LobbyViewProps } from './lobby-view.tsx';
import * as S from './lobby-view.styles.ts';

interface SomeGamesProps
  extends
    TileFacts,
    Pick<LobbyViewProps, 'query' | 'category' | 'onQuery' | 'onCategory' | 'jackpots'> {
  games: readonly GameSummary[];
  /** Called when a game is opened. */
  onOpen: () => void;
}

/** Games that match search and category, as one grid. Memoized. */
export const SomeGames = memo(function SomeGames({
  games,
  hrefFor,
  isGuest,
  tryHref,
  onFavouriteChange,
  query,
  category,
  onQuery,
  onCategory,
  jackpots,
  onOpen,
}: SomeGamesProps) {
  const { lobby } = useMessages();
  const inJackpot = jackpotsOfGames(jackpots);
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
        key={`${category} ${query}`}
        items={games}
        keyOf={(game) => game.id}
        shape={shape}
        renderItem={(game) => (
          <GameTile
            game={game}
            shape={shape}
            hrefFor={hrefFor}
            isGuest={isGuest}
            tryHref={tryHref}
            onFavouriteChange={onFavouriteChange}
            jackpot={inJackpot.get(game.id)}
            onOpen={onOpen}
          />
        )}
      />
    </S.Section>
  );
});
