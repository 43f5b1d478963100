import { useEffect, useState } from 'react';
import type { GameArtOptions } from './draw-game-art.ts';
import { knownGameArt } from './game-art-cache.ts';

type Draw = (options: GameArtOptions) => string;

/** Returns the URL of an image; loaded when the first image is near the viewport, so that pages start sooner. */
let draw: Draw | undefined;

/**
 * Loads the code that draws images of games. A server or a build that renders once awaits it, so that the
 * markup contains the images.
 * @source ours
 */
export async function loadGameArt(): Promise<void> {
  draw ??= (await import('./game-art-uri.ts')).gameArtUri;
}

/** URL of an image once it is wanted and can be drawn; `undefined` until then. */
export function useGameArt(options: GameArtOptions, isWanted: boolean): string | undefined {
  const [, setLoaded] = useState(draw !== undefined);
  const uri = isWanted ? (knownGameArt(options) ?? draw?.(options)) : undefined;
  const isMissing = isWanted && uri === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    // If it fails to load, the tile shows the background of the brand, and its title as text.
    loadGameArt().then(
      () => {
        if (!isOver) setLoaded(true);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isMissing]);
  return uri;
}
