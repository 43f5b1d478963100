import { drawGameArt, type GameArtOptions } from './draw-game-art.ts';
import { gameArtKey, cacheGameArt, knownGameArt } from './game-art-cache.ts';

/** Escapes only the characters that a `data:` URL cannot contain, which is a third shorter than base64. */
function escapeMarkup(markup: string): string {
  return markup
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E');
}

/**
 * URL of a game's image for `<img src>`: no request and no markup set by script, so that it works with
 * Trusted Types. Cached per seed, category and ratio.
 */
export function gameArtUri(options: GameArtOptions): string {
  const known = knownGameArt(options);
  if (known !== undefined) return known;
  const uri = `data:image/svg+xml,${escapeMarkup(drawGameArt(options))}`;
  cacheGameArt(gameArtKey(options), uri);
  return uri;
}
