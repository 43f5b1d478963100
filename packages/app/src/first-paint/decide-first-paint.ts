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

/**
 * Audience of a pre-rendered lobby: guests, or visitors with a session. The latter see only what all users
 * see, until the app has checked the session.
 */
export type LobbyAudience = 'guest' | 'user';

/** First paint before the app has loaded. */
export interface FirstPaint {
  /** Audience of the lobby that may be shown; `null` if none may, such as at other addresses. */
  readonly lobby: LobbyAudience | null;
  readonly notice: boolean;
}

/** Query parameters that filter the lobby; the pre-rendered page shows all of it. */
const narrowing = ['category', 'search'];

/**
 * Decides what a visitor may see immediately. A visitor with a token has accepted the notice or is asked by
 * the app. The terms can be read before the notice is accepted.
 * @param lobbyPaths paths that show the lobby
 */
export function decideFirstPaint(
  { pathname, search, hash, hasToken, hasAgreed }: Arrival,
  lobbyPaths: readonly string[],
): FirstPaint {
  if (pathname === '/' && hash === termsHash) return { lobby: null, notice: false };
  const asked = new URLSearchParams(search);
  const isLobby = lobbyPaths.includes(pathname) && !narrowing.some((name) => asked.has(name));
  const audience = hasToken ? 'user' : 'guest';
  return { lobby: isLobby ? audience : null, notice: !hasToken && !hasAgreed };
}
