import { useAuth } from '@lobi/core/react';
import { routeOf, safeReturnPath } from '@lobi/core/routes';
import { useLocation } from 'react-router-dom';
import { startPath } from './role-home.ts';

/** The page that a user requested before being asked to sign in. */
export interface ReturnTo {
  /** History state for the pages in between; `undefined` if the user opened the page directly. */
  readonly state: { readonly returnTo: string } | undefined;
  /** Destination afterwards; by default the first page of the user's role. */
  readonly path: string;
}

/** Reads it from the history, where the guard wrote it; an address outside the app is ignored. */
export function useReturnTo(): ReturnTo {
  const state = useLocation().state as { readonly returnTo?: unknown } | null;
  const { user } = useAuth();
  const path = safeReturnPath(state?.returnTo, '');
  if (path !== '') return { state: { returnTo: path }, path };
  return { state: undefined, path: user ? startPath(user.role) : routeOf('game.index').path };
}
