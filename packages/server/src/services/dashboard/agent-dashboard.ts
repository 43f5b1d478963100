import { AppError, dashboardRequests, formatMoney } from '@lobi/core/contract';
import {
  commissionsOfAgent,
  countDownline,
  downlineTurnover,
  platformTimes,
} from '../../store/figures.ts';
import { listQueue } from '../../store/review-queue.ts';
import { findUser } from '../../store/users.ts';
import { deciderOf } from '../transactions/reviewer-of.ts';
import { currentSettings } from '../settings/current-settings.ts';
import { sideFor, toTransaction } from '../wire/to-transaction.ts';
import type { DashboardMaker } from './dashboard.ts';

/** Creates an agent's dashboard: the downline, and requests that wait for the agent. */
export const agentDashboard: DashboardMaker = async (deps, actor, language) => {
  const { db, currency, timeZone, currentTime } = deps;
  const rules = await currentSettings(db, deps.rules, currency);
  const { id, role } = actor;
  const self = await findUser(db, id);
  if (!self) throw new AppError('not_found');
  const times = await platformTimes(db, timeZone, currentTime?.());
  const turnover = await downlineTurnover(db, id, times);
  const commission = await commissionsOfAgent(db, id, times);
  const queue = await listQueue(db, id, {
    status: 'mine',
    decider: await deciderOf(db, actor, rules, times.now),
    perPage: dashboardRequests,
  });
  const money = (amount: bigint): string => formatMoney(amount, currency);
  return {
    role: 'agent',
    currency,
    downline: await countDownline(db, id),
    turnover: { today: money(turnover.today), week: money(turnover.week) },
    commission: {
      today: money(commission.today),
      week: money(commission.week),
      claimable: money(commission.claimable),
    },
    requests: queue.rows.map((row) =>
      toTransaction(row, { walletId: sideFor(row, actor.walletId), role, language }),
    ),
    requestCount: queue.meta.total,
    referralCode: self.referralCode,
  };
};
