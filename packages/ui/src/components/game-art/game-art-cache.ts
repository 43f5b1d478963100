import type { GameArtOptions } from './draw-game-art.ts';

const cache = new Map<string, string>();

/** Capacity, above the number of tiles of a lobby; beyond it the oldest image is evicted. */
const cacheSize = 500;

/** Cache key of an image: the same options give the same key. */
export const gameArtKey = ({
  category,
  ratio = 'portrait',
  seed,
  style = {},
  subject,
}: GameArtOptions): string =>
  [
    category,
    ratio,
    seed,
    subject?.engine,
    subject?.title,
    ...(style.palette ?? []),
    ...(style.patterns ?? []),
  ].join('/');

/** Returns the cached URL of an image; `undefined` for others. */
export const knownGameArt = (options: GameArtOptions): string | undefined =>
  cache.get(gameArtKey(options));

/** Caches the URL of an image under its key. */
export function cacheGameArt(key: string, uri: string): void {
  const oldest = cache.size >= cacheSize ? cache.keys().next() : undefined;
  if (oldest && !oldest.done) cache.delete(oldest.value);
  cache.set(key, uri);
}

/**
 * Caches the images of a pre-rendered page, so that the tiles that replace it show the same images from their
 * first frame. @param page element that contains the markup rendered inside `PrerenderedPage`
 * @source ours
 */
export function adoptGameArt(page: ParentNode): void {
  for (const picture of page.querySelectorAll<HTMLImageElement>('img[data-art][src]')) {
    cacheGameArt(picture.dataset['art'] ?? '', picture.getAttribute('src') ?? '');
  }
}
