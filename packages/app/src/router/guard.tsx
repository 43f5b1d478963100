import { decideAccess, type RouteRow } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { late } from '@lobi/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withAllWords } from '../i18n/all-words.ts';
import { ScreenLoading } from '../page/screen-loading.tsx';
import { useSecondFactorGate } from './use-second-factor-gate.ts';

const SecondFactorGate = late(
  withAllWords(async () => ({
    default: (await import('./second-factor-gate.tsx')).SecondFactorGate,
  })),
);

/**
 * Stands before every screen: who is signed in is known first, and nothing protected is painted
 * before that. @source spec §6 (no user → login, wrong role → error.403)
 */
export function Guard({ route, children }: { route: RouteRow; children: ReactNode }) {
  const auth = useAuth();
  const location = useLocation();
  const gate = useSecondFactorGate(auth.user);
  const isPublic = route.access.kind === 'public';
  if (auth.status === 'checking' && !isPublic) return <ScreenLoading />;
  const decision = decideAccess(route, auth.user);
  const asked = location.pathname + location.search + location.hash;
  if (decision === 'login') return <LeadOn key={asked} to="/login" state={{ returnTo: asked }} />;
  if (decision === 'error.403') return <LeadOn key={asked} to="/403" state={{ refused: asked }} />;
  if (isPublic || gate.state === 'open') return children;
  if (gate.state === 'unknown') return <ScreenLoading />;
  return <SecondFactorGate onDone={gate.onDone} />;
}

/**
 * Leads on, once. This stays until the next screen has loaded, and may be drawn again meanwhile: a
 * reader who has gone somewhere else by then must not be led back.
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
