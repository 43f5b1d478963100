import { sha256Hex } from './digest.ts';

/**
 * Hash chain of shared games. Each hash is the SHA-256 of the text of the hash of the next game, so that
 * the end, published before the first game, commits to all of them and reveals none. Yields backwards
 * from the secret: first the hash of the last game, at the end the one to publish. A chain of n games
 * has n + 1 hashes. The secret is 256 random bits as hex, like a server seed.
 * @source ours – as bustabit does
 */
export async function* chainBackwards(secret: string, games: number): AsyncGenerator<string> {
  let hash = secret;
  yield hash;
  for (let game = 0; game < games; game += 1) {
    hash = await sha256Hex(hash);
    yield hash;
  }
}

/** A chain in the order of play: `[published, first game, …, last game]`. */
export async function chainForPlay(secret: string, games: number): Promise<string[]> {
  const hashes: string[] = [];
  for await (const hash of chainBackwards(secret, games)) hashes.push(hash);
  return hashes.reverse();
}

/**
 * Returns whether this game's hash matches the previous one: that of the game before or the published
 * end.
 */
export const isChainLink = async (hash: string, previous: string): Promise<boolean> =>
  (await sha256Hex(hash)) === previous;

/** Returns whether the hash of game number `game` (from 1) leads to the published end of the chain. */
export async function isInChain(hash: string, game: number, published: string): Promise<boolean> {
  let end = hash;
  for (let step = 0; step < game; step += 1) end = await sha256Hex(end);
  return end === published;
}
