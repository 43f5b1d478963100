import { noticeStorageKey, tokenStorageKey } from '@lobi/core/contract';
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

/** Query parameters that filter the lobby; the pre-rendered page shows all of it. */
const narrowing = ['category', 'search'];

/** The terms can be read before the notice is accepted. */
const isTerms = ({ pathname, hash }: Arrival): boolean => pathname === '/' && hash === termsHash;

/**
 * Whether the notice is shown at once. A visitor with a token has accepted it, or is asked by the app.
 */
export const needsNotice = (arrival: Arrival): boolean =>
  !isTerms(arrival) && !arrival.hasToken && !arrival.hasAgreed;

/**
 * Audience of the lobby that a visitor may see before the app has loaded; `null` if none may, such as at
 * other addresses.
 * @param lobbyPaths paths that show the lobby
 */
export function audienceOf(arrival: Arrival, lobbyPaths: readonly string[]): LobbyAudience | null {
  const query = new URLSearchParams(arrival.search);
  const isLobby =
    lobbyPaths.includes(arrival.pathname) && !narrowing.some((name) => query.has(name));
  if (isTerms(arrival) || !isLobby) return null;
  return arrival.hasToken ? 'user' : 'guest';
}

/** Returns a stored value; `null` if the browser denies access to it. */
function storedValue(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Reads where the visitor arrives, and what this browser has stored of an earlier visit. */
export const readArrival = (noticeVersion: string): Arrival => ({
  pathname: location.pathname,
  search: location.search,
  hash: location.hash,
  hasToken: storedValue(tokenStorageKey) !== null,
  hasAgreed: storedValue(noticeStorageKey) === noticeVersion,
});
