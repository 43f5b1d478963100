import { buildPath } from '@lobi/core/routes';
import { useAuth, useWallet } from '@lobi/core/react';
import { AgentHomeView } from '@lobi/ui/office';
import { useBrand } from '../config/brand-context.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { Slot } from '../page/slot.tsx';
import { AgentReferral } from './parts/agent/agent-referral.tsx';
import { AgentWaiting } from './parts/agent/agent-waiting.tsx';
import { AgentWays } from './parts/agent/agent-ways.tsx';
import { DownlineOf } from './parts/agent/downline-of.tsx';
import { EarningClaims } from './parts/agent/earning-claims.tsx';
import { useAgentBoard } from './parts/agent/use-agent-board.tsx';
import { FrozenNotice } from './parts/money/frozen-notice.tsx';
import { RecentTransactions } from './parts/recent-transactions.tsx';

/** An agent's day: float, waiting requests, commission, referral, downline. @source spec §2 */
export function AgentDashboardScreen() {
  const { user } = useAuth();
  const referral = useBrand().own?.features.referral !== false;
  const walletState = useWallet();
  const board = useAgentBoard();
  if (!user) return null;
  const walletId = user.wallet.id;
  return (
    <>
      <PageHeading name="route.agent.dashboard" />
      <Slot name="dashboard.agent.top" user={user} />
      <AgentHomeView
        wallet={walletState.status === 'ready' ? walletState.wallet : null}
        actions={<AgentWays />}
        notice={
          <>
            <FrozenNotice />
            {board.notice}
          </>
        }
        figures={board.figures}
        requests={<AgentWaiting board={board} />}
        earnings={<EarningClaims walletId={walletId} />}
        referral={
          referral &&
          board.referralCode !== undefined && <AgentReferral code={board.referralCode} />
        }
        downline={<DownlineOf userId={user.id} actions={board.downlineLink} />}
        recent={
          <RecentTransactions
            walletId={walletId}
            reader={user}
            allHref={buildPath('transaction.index', { walletId })}
            maximum={5}
          />
        }
      />
    </>
  );
}
