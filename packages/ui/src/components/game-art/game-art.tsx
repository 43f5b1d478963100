import { useRef } from 'react';
import { slotClass } from '../../primitives/slot-class.ts';
import { useNear } from '../../primitives/use-near.ts';
import type { GameArtOptions } from './draw-game-art.ts';
import { gameArtUri } from './game-art-uri.ts';
import * as S from './game-art.styles.ts';

export interface GameArtProps extends GameArtOptions {
  className?: string | undefined;
}

/**
 * Picture of a game, drawn from its id. Decoration: the title is beside it as text.
 * Fills the box it is put in, and is drawn when it comes near: each picture is a document of its
 * own to the browser, some 1.2 ms of it.
 */
export function GameArt({ className, ...options }: GameArtProps) {
  const picture = useRef<HTMLImageElement>(null);
  const isNear = useNear(picture);
  return (
    <S.Picture
      ref={picture}
      className={slotClass('GameArt', 'root', className)}
      src={isNear ? gameArtUri(options) : undefined}
      alt=""
      draggable={false}
      decoding="async"
    />
  );
}
