import { safeReturnPath } from '@lobi/core/routes';
import { useLocation } from 'react-router-dom';

/** Where somebody was going when they were asked who they are. */
export interface ReturnTo {
  /** For the history of the pages in between; `undefined` when they came of their own accord. */
  readonly state: { readonly returnTo: string } | undefined;
  /** Where to go on afterwards; the lobby when they came of their own accord. */
  readonly path: string;
}

const lobby = '/game';

/** Reads it from the history, which the guard wrote; an address that leads elsewhere is none. */
export function useReturnTo(): ReturnTo {
  const state = useLocation().state as { readonly returnTo?: unknown } | null;
  const path = safeReturnPath(state?.returnTo, '');
  return path === '' ? { state: undefined, path: lobby } : { state: { returnTo: path }, path };
}
