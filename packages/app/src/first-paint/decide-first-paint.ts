import { termsHash } from '../page/terms-address.ts';

/** Address of an arrival, and the known facts about the visitor. */
export interface Arrival {
  readonly pathname: string;
  /** With the question mark. */
  readonly search: string;
  /** With the number sign. */
  readonly hash: string;
  /** Whether a token is stored in this browser. */
  readonly hasToken: boolean;
  /** Whether this version of the notice was accepted in this browser. */
  readonly hasAgreed: boolean;
}

/** First paint before the app has loaded. */
export interface FirstPaint {
  /** The shell of the lobby as a guest sees it. */
  readonly lobby: boolean;
  readonly notice: boolean;
}

/** Query parameters that filter the lobby; the pre-rendered page shows all of it. */
const narrowing = ['category', 'search'];

/**
 * Decides what a visitor may see immediately. The pre-rendered page is valid for guests only: a
 * visitor with a token waits for the app. The terms can be read before the notice is accepted.
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
