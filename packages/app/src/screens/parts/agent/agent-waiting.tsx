import { buildPath } from '@lobi/core/routes';
import { useList } from '@lobi/core/react/lists';
import { RequestList } from '@lobi/ui/office';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { useActivation } from '../people/use-activation.tsx';
import { toPendingUser } from './to-pending-request.ts';
import type { AgentBoard } from './use-agent-board.tsx';
import { usePendingRequest } from './use-pending-request.ts';
import { WaysToAll } from './ways-to-all.tsx';

/** Maximum registrations shown; the rest are in the list. */
const maxUsers = 5;

/** Requests and registrations of the downline, oldest first, with links to decide them. */
export function AgentWaiting({ board }: { board: AgentBoard }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const users = useList('user.list', {}, { status: 'pending', perPage: maxUsers });
  const toRequest = usePendingRequest();
  const { openActivation, dialog } = useActivation();
  const waiting = users.status === 'ready' ? users.rows.map(toPendingUser) : undefined;
  const total = users.status === 'ready' ? users.meta.total : 0;
  const requests = board.requests?.map(toRequest);
  const { requestCount } = board;
  // Nothing waits only if both lists are known to be empty.
  const found = [...(requests ?? []), ...(waiting ?? [])];
  const isKnown = requests !== undefined && waiting !== undefined;
  const failure = users.status === 'failed' ? users.failure : board.failure;
  const retry = (): void => {
    if (users.status === 'failed') users.refresh();
    board.refresh?.();
  };
  const ways = [
    {
      href: buildPath('agent.transaction'),
      label: t('agent.allRequests', { count: requestCount }),
      isNeeded: requestCount > (requests?.length ?? 0),
    },
    {
      href: buildPath('user.index', {}, { status: 'pending' }),
      label: t('agent.allPending', { count: total }),
      isNeeded: total > maxUsers,
    },
  ].filter(({ isNeeded }) => isNeeded);
  return (
    <>
      <RequestList
        requests={isKnown || (failure && found.length > 0) ? found : undefined}
        error={failure && failureText(failure)}
        onRetry={retry}
        total={requestCount + total}
        onApprove={openActivation}
        footer={ways.length > 0 ? <WaysToAll ways={ways} /> : undefined}
      />
      {dialog}
    </>
  );
}
