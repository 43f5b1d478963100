import { slotClass } from '../../primitives/slot-class.ts';
import type { GameArtOptions } from './draw-game-art.ts';
import { gameArtUri } from './game-art-uri.ts';
import * as S from './game-art.styles.ts';

export interface GameArtProps extends GameArtOptions {
  className?: string | undefined;
}

/**
 * Picture of a game, drawn from its id. Decoration: the title stands beside it as text.
 * Fills the box it is put in.
 */
export function GameArt({ className, ...options }: GameArtProps) {
  return (
    <S.Picture
      className={slotClass('GameArt', 'root', className)}
      src={gameArtUri(options)}
      alt=""
      draggable={false}
      decoding="async"
    />
  );
}
