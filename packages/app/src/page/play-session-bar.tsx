import { buildPath } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { usePlaySession } from '@lobi/core/react/lists';
import { mayPlay } from '@lobi/core/rules';
import { Skeleton } from '@lobi/ui';
import { SessionBar } from '@lobi/ui/safety';
import { useRevealed } from './pending-play.ts';

/**
 * Duration and net result of this session, above a game; the platform measures both. @source ours – RTS
 * 2E, 13C
 */
export function PlaySessionBar() {
  const { user } = useAuth();
  const play = usePlaySession();
  const net = useRevealed(play.status === 'running' ? play.session.net : null);
  if (!mayPlay(user)) return null;
  // Reserves the space, so that the stage below does not shift.
  if (play.status === 'absent') return <Skeleton shape="block" width="9rem" height="24px" />;
  const { session, elapsedMs } = play;
  return (
    <SessionBar
      elapsedSeconds={Math.floor(elapsedMs / 1_000)}
      net={net ?? session.net}
      currency={session.currency}
      detailsHref={buildPath('limit.index', { userId: user.id })}
    />
  );
}
