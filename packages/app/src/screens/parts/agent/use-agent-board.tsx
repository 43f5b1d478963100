import type { Failure } from '@lobi/core';
import type { Dashboard, Transaction } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { useEntity } from '@lobi/core/react/lists';
import { Button, Callout, KitLink, useMessages } from '@lobi/ui';
import type { KpiItem } from '@lobi/ui/data';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';

type Board = Extract<Dashboard, { role: 'agent' }>;

/** Figures of an agent's day. */
export interface AgentBoard {
  /** The oldest waiting requests; `undefined` while loading. */
  readonly requests: readonly Transaction[] | undefined;
  /** Why they could not be loaded, with a retry. */
  readonly failure: Failure | undefined;
  readonly refresh: (() => void) | undefined;
  /** Number of requests in all. */
  readonly requestCount: number;
  /** Registrations below that wait. */
  readonly pending: number;
  /** `null` while loading, `undefined` after a failure. */
  readonly referralCode: string | null | undefined;
  readonly figures: readonly KpiItem[];
  /** Why there are none, with a retry. */
  readonly notice: ReactNode;
  /** Link to the whole downline. */
  readonly downlineLink: ReactNode;
}

/** Figures, requests and referral code of the signed-in agent, fetched again on realtime events. */
export function useAgentBoard(): AgentBoard {
  const { t } = useTranslation();
  const { base } = useMessages();
  const failureText = useFailureText();
  const answer = useEntity('dashboard.show', {});
  const board = answer.status === 'ready' && isAgents(answer.entity) ? answer.entity : null;
  const isLoading = answer.status === 'loading';
  const money = (id: string, label: string, value: string | undefined): KpiItem => ({
    id,
    label,
    value: value ?? null,
    format: 'money',
    currency: board?.currency,
    loading: isLoading,
  });
  const people = (id: string, label: string, value: number | undefined, href: string): KpiItem => ({
    id,
    label,
    value: value ?? null,
    loading: isLoading,
    href,
  });
  return {
    requests: board?.requests,
    failure: answer.status === 'failed' ? answer.failure : undefined,
    refresh: answer.status === 'failed' ? answer.refresh : undefined,
    requestCount: board?.requestCount ?? 0,
    pending: board?.downline.pending ?? 0,
    referralCode: answer.status === 'failed' ? undefined : (board?.referralCode ?? null),
    figures: [
      money('commission', t('agent.commissionWeek'), board?.commission.week),
      money('today', t('agent.commissionToday'), board?.commission.today),
      money('turnover', t('agent.turnoverWeek'), board?.turnover.week),
      money('turnover-today', t('agent.turnoverToday'), board?.turnover.today),
      people(
        'players',
        t('agent.players'),
        board?.downline.players,
        buildPath('user.index', {}, { role: 'player' }),
      ),
      people(
        'agents',
        t('agent.subAgents'),
        board?.downline.agents,
        buildPath('user.index', {}, { role: 'agent' }),
      ),
    ],
    notice: answer.status === 'failed' && (
      <Callout
        tone="danger"
        role="alert"
        action={
          <Button size="sm" variant="soft" onClick={answer.refresh}>
            {base.retry}
          </Button>
        }
      >
        {failureText(answer.failure)}
      </Callout>
    ),
    downlineLink: (
      <Button size="sm" variant="link" render={<KitLink href={buildPath('user.index')} />}>
        {t('people.all')}
      </Button>
    ),
  };
}

const isAgents = (board: Dashboard): board is Board => board.role === 'agent';
