import { drawGameArt, type GameArtOptions } from './draw-game-art.ts';

const cache = new Map<string, string>();

/** More tiles than a lobby shows; beyond it the oldest drawing goes. */
const cacheSize = 500;

/** Escapes only what a `data:` address may not carry, which keeps it a third shorter than base64. */
function escapeMarkup(markup: string): string {
  return markup
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E');
}

/**
 * Address of a game's picture for `<img src>`: no request, no markup set by script, so it works
 * under a policy of Trusted Types. Cached per seed, category and ratio.
 */
export function gameArtUri(options: GameArtOptions): string {
  const key = `${options.category}/${options.ratio ?? 'portrait'}/${options.seed}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const uri = `data:image/svg+xml,${escapeMarkup(drawGameArt(options))}`;
  const oldest = cache.size >= cacheSize ? cache.keys().next() : undefined;
  if (oldest && !oldest.done) cache.delete(oldest.value);
  cache.set(key, uri);
  return uri;
}
