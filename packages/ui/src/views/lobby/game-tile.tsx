import { memo } from 'react';
import type { GameArtCategory } from '../../components/game-art/game-art.types.ts';
import { GameCard, type GameBadge } from '../../components/game-card/game-card.tsx';
import type { GameSummary } from '../../components/game-card/game.types.ts';

export const shapeOf = (category: GameArtCategory): 'wide' | 'portrait' =>
  category === 'cockfight' ? 'wide' : 'portrait';

/** Data that all tiles of the lobby share. */
export interface TileFacts {
  hrefFor: (game: GameSummary) => string;
  isGuest: boolean;
  /** Returns the practice address of a game; `undefined` if it cannot be tried. */
  tryHref?: ((game: GameSummary) => string | undefined) | undefined;
  /** Without it there are no favourite buttons. */
  onFavouriteChange?: ((game: GameSummary, favourite: boolean) => void) | undefined;
}

interface GameTileProps extends TileFacts {
  game: GameSummary;
  shape: 'wide' | 'portrait';
  badge?: GameBadge | undefined;
  /** Amount of the jackpot. */
  jackpot: string | null | undefined;
  onOpen?: (() => void) | undefined;
}

/** A game as a tile, with a favourite button for players. Memoized. */
export const GameTile = memo(function GameTile({
  game,
  shape,
  badge,
  jackpot,
  hrefFor,
  isGuest,
  tryHref,
  onFavouriteChange,
  onOpen,
}: GameTileProps) {
  const tried = tryHref?.(game);
  return (
    <GameCard
      game={game}
      badge={badge}
      jackpot={jackpot}
      href={tried ?? hrefFor(game)}
      shape={shape}
      locked={isGuest && (tried === undefined || 'try')}
      favourite={game.favourite}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onOpen?.();
      }}
      onFavouriteChange={onFavouriteChange && ((next) => onFavouriteChange(game, next))}
    />
  );
});
