import { useAuth } from '@lobi/core/react';
import { buildPath } from '@lobi/core/routes';
import { Navigate, useLocation } from 'react-router-dom';
import { useBrand } from '../config/brand-context.ts';
import { isClosed } from '../page/pages.ts';
import { startPath } from '../page/role-home.ts';
import { notFound } from '../screens/index.ts';

export interface NoPageProps {
  /** Did the app go here, and not the reader with an address or the browser's buttons? */
  readonly isOwnStep: boolean;
}

/**
 * Where no page is. A step of the app itself to a page that the brand has switched off, such as the one
 * after a form, goes on to where the user starts; an address that was typed is not found.
 */
export function NoPage({ isOwnStep }: NoPageProps) {
  const { pathname } = useLocation();
  const brand = useBrand();
  const { user } = useAuth();
  if (!isOwnStep || !isClosed(brand, pathname)) return <notFound.View />;
  const start = user ? startPath(user.role) : buildPath('game.index');
  return <Navigate to={isClosed(brand, start) ? buildPath('game.index') : start} replace />;
}
