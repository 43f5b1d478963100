import { buildPath } from '@lobi/core/routes';
import { useAuth, usePlatform } from '@lobi/core/react';
import { usePlaySession } from '@lobi/core/react/lists';
import { RealityCheck } from '@lobi/ui/safety';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFailureText } from '../i18n/use-failure-text.ts';
import { breakHash } from '../page/break-hash.ts';
import { isGame } from '../page/is-game.ts';
import { showToast } from '../page/toasts.ts';
import { useLimitsOffer } from './use-limits-offer.ts';

/**
 * The reality check, above any page. Closes once the platform has recorded the acknowledgement, which
 * every action sends first. During the pause that the jurisdiction requires it cannot be acknowledged and
 * covers every game; a break and the history remain reachable.
 * @source ours – after RTS 13B
 */
export function SessionReminder() {
  const { user } = useAuth();
  const play = usePlaySession(60_000);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { serverNow } = usePlatform();
  /** Due time of the check that the user has left for another page during the pause. */
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const failureText = useFailureText();
  useLimitsOffer(user);
  if (!user || play.status === 'absent') return null;
  const { session, elapsedMs, acknowledge, busy } = play;
  const { isDue, dueAt, pauseEndsAt } = session.check;
  const isLeft = pauseEndsAt !== null && leftAt === dueAt && !isGame(pathname);

  const answer = async (path?: string): Promise<void> => {
    if (busy) return;
    if (path !== undefined) {
      await navigate(path);
      if (pauseEndsAt !== null) return setLeftAt(dueAt);
    }
    const failure = await acknowledge();
    if (failure) showToast({ tone: 'danger', title: failureText(failure) });
  };
  const limits = buildPath('limit.index', { userId: user.id });
  return (
    <RealityCheck
      open={isDue && !isLeft}
      elapsedSeconds={elapsedMs / 1_000}
      staked={session.staked}
      returned={session.returned}
      net={session.net}
      currency={session.currency}
      everyMinutes={session.check.minutes}
      pauseEndsAt={pauseEndsAt}
      now={serverNow}
      onContinue={() => void answer()}
      onBreak={() => void answer(`${limits}${breakHash}`)}
      onHistory={() => void answer(buildPath('ledger.index', { walletId: user.wallet.id }))}
    />
  );
}
