import { buildPath } from '@lobi/core/routes';
import { useList } from '@lobi/core/react';
import { RequestList, type PendingRequest } from '@lobi/ui/office';
import { useTranslation } from 'react-i18next';
import { useActivation } from '../people/use-activation.tsx';
import { toPendingUser } from './to-pending-request.ts';
import type { AgentBoard } from './use-agent-board.tsx';
import { usePendingRequest } from './use-pending-request.ts';
import { useRequestDecisions } from './use-request-decisions.ts';
import { WaysToAll } from './ways-to-all.tsx';

/** Registrations that are shown at most; the rest are in the list. */
const mostUsers = 5;

/** Requests and registrations of the downline, the oldest of each, answered in place. */
export function AgentWaiting({ board }: { board: AgentBoard }) {
  const { t } = useTranslation();
  const users = useList('user.list', {}, { status: 'pending', perPage: mostUsers });
  const toRequest = usePendingRequest();
  const decisions = useRequestDecisions(board.requests ?? []);
  const { ask, dialog } = useActivation();
  const waiting = users.status === 'ready' ? users.rows.map(toPendingUser) : [];
  const total = users.status === 'ready' ? users.meta.total : 0;
  const requests = board.requests?.map(toRequest);
  const { requestCount } = board;
  const approve = (request: PendingRequest): void =>
    request.kind === 'registration' ? ask(request) : decisions.approve(request.id);
  const ways = [
    {
      href: buildPath('agent.transaction'),
      label: t('agent.allRequests', { count: requestCount }),
      isNeeded: requestCount > (requests?.length ?? 0),
    },
    {
      href: buildPath('user.index', {}, { status: 'pending' }),
      label: t('agent.allPending', { count: total }),
      isNeeded: total > mostUsers,
    },
  ].filter(({ isNeeded }) => isNeeded);
  return (
    <>
      <RequestList
        requests={requests && [...requests, ...waiting]}
        total={requestCount + total}
        onApprove={approve}
        onReject={({ id }, reason) => decisions.reject(id, reason)}
        busy={decisions.busy}
        failures={decisions.failures}
        footer={ways.length > 0 ? <WaysToAll ways={ways} /> : undefined}
      />
      {dialog}
    </>
  );
}
