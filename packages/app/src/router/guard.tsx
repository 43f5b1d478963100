import { decideAccess, routeOf, type RouteName } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ScreenLoading } from '../page/screen-loading.tsx';

/**
 * Stands before every screen: who is signed in is known first, and nothing protected is painted
 * before that. @source spec §6 (no user → login, wrong role → error.403)
 */
export function Guard({ name, children }: { name: RouteName; children: ReactNode }) {
  const auth = useAuth();
  const location = useLocation();
  const route = routeOf(name);
  if (auth.status === 'checking' && route.access.kind !== 'public') return <ScreenLoading />;
  const decision = decideAccess(route, auth.user);
  const asked = location.pathname + location.search;
  if (decision === 'login') return <Navigate to="/login" replace state={{ returnTo: asked }} />;
  if (decision === 'error.403') return <Navigate to="/403" replace state={{ refused: asked }} />;
  return children;
}
