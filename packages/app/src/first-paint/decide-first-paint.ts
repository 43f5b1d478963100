import { termsHash } from '../page/terms-address.ts';

/** Address of an arrival, and the known facts about the visitor. */
export interface Arrival {
  readonly pathname: string;
  /** With its question mark. */
  readonly search: string;
  /** With its number sign. */
  readonly hash: string;
  /** Whether a token is kept here. */
  readonly hasToken: boolean;
  /** Whether this version of the notice was accepted here. */
  readonly hasAgreed: boolean;
}

/** First paint before the app has loaded. */
export interface FirstPaint {
  /** The frame of the lobby, as it is for a guest. */
  readonly lobby: boolean;
  readonly notice: boolean;
}

/** Parts of the address that narrow the lobby; what is printed shows all of it. */
const narrowing = ['category', 'search'];

/**
 * Decides what a visitor may see at once. What is printed is true for guests only: a visitor with a
 * token waits for the app. The terms can be read before the notice is accepted.
 * @param lobbyPaths paths that show the lobby
 */
export function decideFirstPaint(
  { pathname, search, hash, hasToken, hasAgreed }: Arrival,
  lobbyPaths: readonly string[],
): FirstPaint {
  if (hasToken || (pathname === '/' && hash === termsHash)) return { lobby: false, notice: false };
  const asked = new URLSearchParams(search);
  return {
    lobby: lobbyPaths.includes(pathname) && !narrowing.some((name) => asked.has(name)),
    notice: !hasAgreed,
  };
}
