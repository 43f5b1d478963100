import { drawGameArt, type GameArtOptions } from './draw-game-art.ts';
import { gameArtKey, cacheGameArt, knownGameArt } from './game-art-cache.ts';
import { svgUri } from './svg-uri.ts';

/**
 * URL of a game's image for `<img src>`: no request and no markup set by script, so that it works with
 * Trusted Types. Cached per seed, category, ratio, subject and style.
 */
export function gameArtUri(options: GameArtOptions): string {
  const cached = knownGameArt(options);
  if (cached !== undefined) return cached;
  const uri = svgUri(drawGameArt(options));
  cacheGameArt(gameArtKey(options), uri);
  return uri;
}
