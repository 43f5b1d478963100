import { useAuth } from '@lobi/core/react';
import { routeOf, safeReturnPath } from '@lobi/core/routes';
import { useLocation } from 'react-router-dom';
import { startPath } from './role-home.ts';

/** The page that a user requested when they were asked to sign in. */
export interface ReturnTo {
  /** For the history of the pages in between; `undefined` when they opened the page themselves. */
  readonly state: { readonly returnTo: string } | undefined;
  /** Where to go on afterwards; without such a page, where the role of the signed-in user starts. */
  readonly path: string;
}

/** Reads it from the history, which the guard wrote; an address that leads elsewhere is none. */
export function useReturnTo(): ReturnTo {
  const state = useLocation().state as { readonly returnTo?: unknown } | null;
  const { user } = useAuth();
  const path = safeReturnPath(state?.returnTo, '');
  if (path !== '') return { state: { returnTo: path }, path };
  return { state: undefined, path: user ? startPath(user.role) : routeOf('game.index').path };
}
