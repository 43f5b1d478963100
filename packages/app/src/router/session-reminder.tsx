import { buildPath } from '@lobi/core/routes';
import { useAuth, usePlaySession } from '@lobi/core/react';
import { RealityCheck } from '@lobi/ui/safety';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '../i18n/use-failure-text.ts';
import { breakHash } from '../page/break-hash.ts';
import { showToast } from '../page/toasts.ts';

/**
 * The reality check, over whatever page is open. It goes when the platform knows that it was read;
 * every way out of it says so first. @source ours – after RTS 13B
 */
export function SessionReminder() {
  const { user } = useAuth();
  const play = usePlaySession(60_000);
  const navigate = useNavigate();
  const failureText = useFailureText();
  if (!user || play.status === 'absent') return null;
  const { session, elapsedMs, acknowledge, busy } = play;

  const answer = async (path?: string): Promise<void> => {
    if (busy) return;
    if (path !== undefined) await navigate(path);
    const failure = await acknowledge();
    if (failure) showToast({ tone: 'danger', title: failureText(failure) });
  };
  const limits = buildPath('limit.index', { userId: user.id });
  return (
    <RealityCheck
      open={session.check.isDue}
      elapsedSeconds={elapsedMs / 1_000}
      staked={session.staked}
      returned={session.returned}
      net={session.net}
      currency={session.currency}
      everyMinutes={session.check.minutes}
      onContinue={() => void answer()}
      onBreak={() => void answer(`${limits}${breakHash}`)}
      onHistory={() => void answer(buildPath('ledger.index', { walletId: user.wallet.id }))}
    />
  );
}
