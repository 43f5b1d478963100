import { buildPath } from '@lobi/core/routes';
import type { KpiItem } from '@lobi/ui/data';
import { useMessages } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { changeOf, figureNames, type FigureName, type OfficeFigures } from './kpi-figures.ts';

/** Direction of good news: outgoing money is neither good nor bad. */
const neither: readonly FigureName[] = ['withdrawals', 'payout'];
const report = buildPath('admin.report');
const queueOf = (query: Readonly<Record<string, string>>) =>
  buildPath('admin.transaction', {}, query);

const hrefs: Readonly<Record<FigureName, string>> = {
  ggr: report,
  turnover: report,
  payout: report,
  deposits: queueOf({ type: 'deposit', status: 'completed' }),
  withdrawals: queueOf({ type: 'withdraw', status: 'completed' }),
  activePlayers: report,
};

/** Link of each count of the queue. */
const queueHrefs = {
  pending: queueOf({ status: 'pending' }),
  processing: queueOf({ status: 'processing' }),
  second: queueOf({ status: 'second' }),
  late: queueOf({ status: 'late' }),
} as const;

const queueNames = ['pending', 'processing', 'second', 'late'] as const;
const userStates = ['pending', 'activated', 'restricted', 'blocked'] as const;

/** The figures of the dashboard: of the day, of the queue, of the users; placeholders while loading. */
export function useBoard(figures: OfficeFigures | null): {
  readonly day: readonly KpiItem[];
  readonly queue: readonly KpiItem[];
  readonly users: readonly KpiItem[];
} {
  const { t } = useTranslation();
  const { money, office } = useMessages();
  const queueLabels = {
    pending: office.queuePending,
    processing: office.queueProcessing,
    second: office.queueSecond,
    late: t('admin.queue.late'),
  };
  const userLabels = {
    pending: money.userPending,
    activated: money.userActivated,
    restricted: money.userRestricted,
    blocked: money.userBlocked,
  };
  const day = figureNames.map((name): KpiItem => {
    const today = figures?.today[name] ?? null;
    const before = figures?.yesterday[name];
    return {
      id: name,
      label: t(`admin.figure.${name}`),
      note: name === 'activePlayers' ? undefined : t(`admin.figureNote.${name}`),
      value: today,
      format: name === 'activePlayers' ? 'number' : 'money',
      currency: figures?.currency,
      change: today === null || before === undefined ? undefined : changeOf(today, before),
      good: neither.includes(name) ? 'neither' : 'up',
      points: figures?.days.map((row) => row[name]),
      tone: name === 'ggr' ? 'accent' : 'neutral',
      href: hrefs[name],
    };
  });
  const queue = queueNames.map((name) => ({
    id: name,
    label: queueLabels[name],
    value: figures?.queue[name] ?? null,
    href: queueHrefs[name],
  }));
  const users = userStates.map((status) => ({
    id: status,
    label: userLabels[status],
    value: figures?.users[status] ?? null,
    href: buildPath('user.index', {}, { status }),
  }));
  return { day, queue, users };
}
