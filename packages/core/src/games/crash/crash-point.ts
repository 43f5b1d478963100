import { fromHex, hmacSigner, toHex } from '../fairness/digest.ts';
import { ratio, type Ratio } from '../ratio.ts';

/** 13 hex digits. */
const hashRange = 2 ** 52;

/** House edge, in basis points. @source ours */
export const crashEdgeBp = 100;

const hmacHex = async (key: string, message: string | Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(await (await hmacSigner(key))(message));

const leadingBits = (digest: string): number => Number.parseInt(digest.slice(0, 13), 16);

/**
 * Multiple of a bustabit game of the first version, in hundredths; 0 for an immediate crash.
 * @source ours – bustabit v1, to verify published games
 */
export async function bustabitV1(gameHash: string, salt: string): Promise<number> {
  const digest = await hmacHex(gameHash, salt);
  if (BigInt(`0x${digest}`) % 101n === 0n) return 0;
  const bits = leadingBits(digest);
  return Math.floor((100 * hashRange - bits) / (hashRange - bits));
}

/**
 * Multiple of a bustabit game, in hundredths, at least 100. The formula is exact, including its floating
 * point, so that it matches published results.
 * @source ours – bustabit v2
 */
export async function bustabitV2(
  gameHash: string,
  salt: string,
  edgeBp = crashEdgeBp,
): Promise<number> {
  const bits = leadingBits(await hmacHex(salt, fromHex(gameHash)));
  return crashHundredths(bits, edgeBp);
}

/** Multiple of 52 random bits, in hundredths. */
export const crashHundredths = (bits: number, edgeBp = crashEdgeBp): number =>
  Math.max(100, Math.floor((10_000 - edgeBp) / 100 / (1 - bits / hashRange)));

/**
 * Multiple of a crash game of Stake, unrounded; shown with two decimals, rounded down.
 * @source ours – to verify published games
 */
export async function stakeCrash(gameHash: string, salt: string): Promise<number> {
  const digest = await hmacHex(gameHash, salt);
  return (2 ** 32 / (Number.parseInt(digest.slice(0, 8), 16) + 1)) * 0.99;
}

/**
 * Crash point of our game, in basis points: 12_600 is 1.26 times. `gameHash` is the game's hash in a
 * chain whose end was published first; `salt` was fixed after that and could not be known when the chain
 * was created, such as the hash of a later block of a public chain.
 * @source spec §1 (crash), the formula ours, after bustabit v2
 */
export const crashPointBp = async (gameHash: string, salt: string): Promise<number> =>
  (await bustabitV2(gameHash, salt)) * 100;

/**
 * Exact return of a cash-out at a multiple. It is below the promised one by less than one of 2^52
 * hashes. `multipleBp` in steps of a hundredth, from 1.01 times.
 */
export function crashReturn(multipleBp: number, edgeBp = crashEdgeBp): Ratio {
  const range = BigInt(hashRange);
  const reaching = (BigInt(10_000 - edgeBp) * range) / BigInt(multipleBp);
  return ratio(reaching * BigInt(multipleBp), range * 10_000n);
}
