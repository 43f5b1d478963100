import { hmacSigner } from './digest.ts';
import type { ServerSeed } from './seeds.ts';

const wordRange = 2 ** 32;
const wordsPerBlock = 8;

/** Random numbers of one play, in order. */
export interface Draw {
  /** Next integer from 0 to 2^32 - 1. */
  word(): number;
  /** Next number from 0 up to, but never, 1. */
  fraction(): number;
  /**
   * Next integer below a limit (at most 2^21), with equal probability: `fraction * limit` rounded down,
   * rejecting the few words that would favour some numbers.
   */
  below(limit: number): number;
}

/** A draw of given words. Throws when a play uses more than there are. */
export function createDraw(words: Iterable<number>): Draw {
  const rest = words[Symbol.iterator]();

  const word = (): number => {
    const next = rest.next();
    if (next.done) throw new Error('The random source of the draw is exhausted.');
    return next.value;
  };

  const below = (limit: number): number => {
    const favoured = wordRange % limit;
    let product = word() * limit;
    while (product % wordRange < favoured) product = word() * limit;
    return Math.floor(product / wordRange);
  };

  return { word, fraction: () => word() / wordRange, below };
}

/**
 * `count` different numbers from 0 to `size - 1`, in the order drawn: each is taken from the remaining
 * ones, so that every order is equally likely.
 */
export function drawDistinct(draw: Draw, count: number, size: number): number[] {
  const remaining = Array.from({ length: size }, (_, index) => index);
  return Array.from({ length: count }, () =>
    remaining.splice(draw.below(remaining.length), 1),
  ).flat();
}

/** Seeds that decide a play. The server's seed is secret until it is revealed. */
export interface PlaySeeds {
  readonly serverSeed: ServerSeed;
  readonly clientSeed: string;
  /** Number of the play under these seeds, from 1. */
  readonly nonce: number;
}

/**
 * The draw of one play: HMAC-SHA256 with the server's seed of `clientSeed:nonce:cursor`, where the
 * cursor counts blocks of 32 bytes from 0; four bytes form a word, most significant first. `words` is
 * the maximum that the play uses; a spare block replaces rejected words.
 * @param firstCursor first block; 0 for a game
 * @source ours – as published by Stake, so that players can use any public verifier
 */
export async function drawOf(
  { serverSeed, clientSeed, nonce }: PlaySeeds,
  words: number,
  firstCursor = 0,
): Promise<Draw> {
  const sign = await hmacSigner(serverSeed);
  const blocks = await Promise.all(
    Array.from({ length: Math.ceil(words / wordsPerBlock) + 1 }, (_, block) =>
      sign(`${clientSeed}:${nonce}:${firstCursor + block}`),
    ),
  );
  return createDraw(blocks.flatMap(wordsOf));
}

function wordsOf(block: Uint8Array): number[] {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  return Array.from({ length: wordsPerBlock }, (_, index) => view.getUint32(index * 4));
}
