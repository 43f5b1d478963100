import { useContext, useRef } from 'react';
import { KitContext } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { PrerenderedPage } from '../../primitives/prerendered-page.ts';
import { useNear } from '../../primitives/use-near.ts';
import type { GameArtOptions } from './draw-game-art.ts';
import { gameArtKey, knownGameArt } from './game-art-cache.ts';
import * as S from './game-art.styles.ts';
import { useGameArt } from './use-game-art.ts';

export interface GameArtProps extends Omit<GameArtOptions, 'style'> {
  className?: string | undefined;
}

/**
 * Image of a game, generated from its id; with a `subject` it shows what the game is about. Decorative: the
 * title is beside it as text. Fills its container, and is rendered near the viewport only: each image is a
 * separate document for the browser and takes about 1.2 ms. A cached image is shown at once; the code that
 * draws the others is loaded with the first of them.
 */
export function GameArt({ className, ...artProps }: GameArtProps) {
  const options = { ...artProps, style: useContext(KitContext)?.gameArt };
  const picture = useRef<HTMLImageElement>(null);
  const isPrerendered = useContext(PrerenderedPage);
  const isNear = useNear(picture, isPrerendered || knownGameArt(options) !== undefined);
  const src = useGameArt(options, isNear);
  return (
    <S.Picture
      ref={picture}
      className={slotClass('GameArt', 'root', className)}
      src={src}
      alt=""
      draggable={false}
      data-art={isPrerendered ? gameArtKey(options) : undefined}
      decoding="async"
    />
  );
}
