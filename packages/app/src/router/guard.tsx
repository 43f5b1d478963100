import { decideAccess, type RouteRow } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { lazyWithRetry } from '@lobi/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withAllTexts } from '../i18n/all-texts.ts';
import { ScreenLoading } from '../page/screen-loading.tsx';
import { useSecondFactorGate } from './use-second-factor-gate.ts';

const SecondFactorGate = lazyWithRetry(
  withAllTexts(async () => ({
    default: (await import('./second-factor-gate.tsx')).SecondFactorGate,
  })),
);

/**
 * Wraps every screen: nothing protected is painted before the session is known.
 * @source spec §6 (no user → login, wrong role → error.403)
 */
export function Guard({ route, children }: { route: RouteRow; children: ReactNode }) {
  const auth = useAuth();
  const location = useLocation();
  const gate = useSecondFactorGate(auth.user);
  const isPublic = route.access.kind === 'public';
  if (auth.status === 'checking' && !isPublic) return <ScreenLoading />;
  const decision = decideAccess(route, auth.user);
  const requestedPath = location.pathname + location.search + location.hash;
  if (decision === 'login')
    return <LeadOn key={requestedPath} to="/login" state={{ returnTo: requestedPath }} />;
  if (decision === 'error.403')
    return <LeadOn key={requestedPath} to="/403" state={{ refused: requestedPath }} />;
  if (isPublic || gate.state === 'open') return children;
  if (gate.state === 'unknown') return <ScreenLoading />;
  return <SecondFactorGate onDone={gate.onDone} />;
}

/**
 * Redirects once. It stays mounted until the next screen has loaded, and may be rendered again meanwhile:
 * a user who has navigated elsewhere by then must not be redirected again.
 */
function LeadOn({ to, state }: { to: string; state: object }) {
  const navigate = useNavigate();
  const hasLed = useRef(false);
  useEffect(() => {
    if (hasLed.current) return;
    hasLed.current = true;
    void navigate(to, { replace: true, state });
  });
  return null;
}
