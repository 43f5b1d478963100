import { useAuth } from '@lobi/core/react';
import { buildPath } from '@lobi/core/routes';
import { Navigate, useLocation } from 'react-router-dom';
import { useBrand } from '../config/brand-context.ts';
import { isClosed } from '../page/pages.ts';
import { startPath } from '../page/role-home.ts';
import { notFound } from '../screens/index.ts';

export interface NoPageProps {
  /** Whether the app itself navigated here, and not the user by an address or the browser's buttons. */
  readonly isOwnStep: boolean;
}

/**
 * Shown for an address without a page. A navigation of the app itself to a page that the brand has
 * disabled, such as the one after a form, is redirected to the user's start page; a typed address is not
 * found.
 */
export function NoPage({ isOwnStep }: NoPageProps) {
  const { pathname } = useLocation();
  const brand = useBrand();
  const { user } = useAuth();
  if (!isOwnStep || !isClosed(brand, pathname)) return <notFound.View />;
  const start = user ? startPath(user.role) : buildPath('game.index');
  return <Navigate to={isClosed(brand, start) ? buildPath('game.index') : start} replace />;
}
