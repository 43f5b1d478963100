import { shareOf, sumMoney } from '../../contract/money.ts';
import { dashboardRequests, type Language } from '../../contract/limits.ts';
import { readReportRange } from '../../contract/report-range.ts';
import type { Bet } from '../../contract/schemas/bet.ts';
import type { Dashboard, DayFigures, ReportRow } from '../../contract/schemas/dashboard.ts';
import type { EarningTotals } from '../../contract/schemas/earning.ts';
import type { DownlineMember } from '../../contract/schemas/user.ts';
import type { EarningStatus } from '../../contract/statuses.ts';
import { earningTermsFixture } from '../fixtures/earning.ts';
import { dayMs, dayOf, startOf } from './calendar.ts';
import { refusal } from './explain.ts';
import { minorOf, wireOf } from './money.ts';
import { agentsAbove } from './news.ts';
import { isBelow } from './visibility.ts';
import { countsOf, isInState, queueOf, toTransaction } from './transaction-view.ts';
import { isOpen } from './transactions.ts';
import { wasReversed } from './was-reversed.ts';
import { toRow } from './users.ts';
import {
  requireFound,
  type FakeEntry,
  type FakeTransaction,
  type FakeUser,
  type World,
} from './world.ts';

/** A period, from its start until before its end, in milliseconds since 1970. */
interface Span {
  readonly from: number;
  readonly until: number;
}

const within = (at: string | null, { from, until }: Span): boolean =>
  at !== null && Date.parse(at) >= from && Date.parse(at) < until;

const sumOf = (rows: readonly { readonly amount: string }[]): bigint =>
  sumMoney(rows.map(({ amount }) => minorOf(amount)));

const bettorOf = (world: World, bet: Bet): FakeUser | undefined =>
  [...world.users.values()].find(({ wallet }) => wallet.id === bet.walletId);

/** Settled bets without refunds, which are no turnover. */
const decided = (world: World, span: Span): Bet[] =>
  world.bets.filter(({ status, settledAt }) => {
    return (status === 'won' || status === 'lost') && within(settledAt, span);
  });

function figuresOf(bets: readonly Bet[], transactions: readonly FakeTransaction[]): DayFigures {
  const turnover = sumOf(bets);
  const payout = sumMoney(bets.map((bet) => minorOf(bet.payout ?? '0')));
  const sumOfType = (type: FakeTransaction['type']): string =>
    wireOf(sumOf(transactions.filter((row) => row.type === type)));
  return {
    turnover: wireOf(turnover),
    payout: wireOf(payout),
    ggr: wireOf(turnover - payout),
    deposits: sumOfType('deposit'),
    withdrawals: sumOfType('withdraw'),
    activePlayers: new Set(bets.map(({ walletId }) => walletId)).size,
  };
}

const completedIn = (world: World, span: Span): FakeTransaction[] =>
  world.transactions.filter(
    (row) =>
      row.status === 'completed' && within(row.completedAt, span) && !wasReversed(world, row),
  );

const figuresIn = (world: World, span: Span): DayFigures =>
  figuresOf(decided(world, span), completedIn(world, span));

/** Turnover of the players below an agent. */
const turnoverBelow = (world: World, agent: FakeUser, span: Span): bigint =>
  sumOf(
    decided(world, span).filter((bet) => {
      const bettor = bettorOf(world, bet);
      return bettor !== undefined && (bettor.id === agent.id || isBelow(world, agent, bettor));
    }),
  );

const earnedBy = (world: World, userId: string, span: Span): bigint =>
  sumOf(world.earnings.filter(({ claimee, date }) => claimee.id === userId && within(date, span)));

/** Sums of a user's earnings by status. */
export function totalsOf(world: World, userId: string): EarningTotals {
  const sum = (...statuses: readonly EarningStatus[]): string =>
    wireOf(
      sumOf(
        world.earnings.filter(
          ({ claimee, status }) => claimee.id === userId && statuses.includes(status),
        ),
      ),
    );
  const ownBp = world.users.get(userId)?.commissionBp ?? 0;
  return {
    claimable: sum('claimable'),
    accrued: sum('accrued'),
    claimed: sum('claimed', 'paid'),
    currency: 'IDR',
    plans: ownBp > 0 ? [earningTermsFixture({ rateBp: Math.floor((ownBp * 750) / 100) })] : [],
  };
}

/** A member below an agent with the figures of the last 7 days. */
export function toMember(
  world: World,
  caller: FakeUser,
  agent: FakeUser,
  member: FakeUser,
): DownlineMember {
  const now = world.clock.now();
  const everyone = [...world.users.values()];
  const turnover = turnoverBelow(world, member, { from: now - 7 * dayMs, until: now + 1 });
  const ownBp = agent.commissionBp ?? 0;
  const shareBp = member.role === 'agent' ? ownBp - (member.commissionBp ?? 0) : ownBp;
  return {
    ...toRow(world, caller, member),
    children: everyone.filter(({ parentId }) => parentId === member.id).length,
    players: everyone.filter((user) => user.role === 'player' && isBelow(world, member, user))
      .length,
    turnover: wireOf(turnover),
    shareBp,
    commission: wireOf(shareOf(turnover, shareBp)),
  };
}

function playerDashboard(world: World, user: FakeUser, language: Language): Dashboard {
  const ownBets = world.bets.filter(({ walletId }) => walletId === user.wallet.id);
  const open = ownBets.filter(({ status }) => status === 'placed');
  const played = [...new Set(ownBets.map(({ game }) => game.id))];
  return {
    role: 'player',
    currency: 'IDR',
    openBets: { count: open.length, amount: wireOf(sumOf(open)) },
    openTransactions: world.transactions
      .filter((row) => row.owner.id === user.id && isOpen(row))
      .map((row) => toTransaction(row, user, language)),
    continueGames: played.flatMap((id) => world.games.get(id) ?? []).slice(0, 6),
  };
}

function agentDashboard(world: World, user: FakeUser, language: Language): Dashboard {
  const now = world.clock.now();
  const today = { from: startOf(dayOf(now)), until: now + 1 };
  const week = { from: now - 7 * dayMs, until: now + 1 };
  const below = [...world.users.values()].filter((member) => isBelow(world, user, member));
  const countOf = (test: (member: FakeUser) => boolean): number => below.filter(test).length;
  const requests = queueOf(world, user).filter((row) => isInState(world, user, row, 'mine'));
  return {
    role: 'agent',
    currency: 'IDR',
    downline: {
      agents: countOf(({ role }) => role === 'agent'),
      players: countOf(({ role }) => role === 'player'),
      pending: countOf(({ status }) => status === 'pending'),
    },
    turnover: {
      today: wireOf(turnoverBelow(world, user, today)),
      week: wireOf(turnoverBelow(world, user, week)),
    },
    commission: {
      today: wireOf(earnedBy(world, user.id, today)),
      week: wireOf(earnedBy(world, user.id, week)),
      claimable: totalsOf(world, user.id).claimable,
    },
    requests: requests.slice(0, dashboardRequests).map((row) => toTransaction(row, user, language)),
    requestCount: requests.length,
    referralCode: user.referralCode ?? user.username,
  };
}

function staffDashboard(world: World, user: FakeUser, role: 'admin' | 'superadmin'): Dashboard {
  const now = world.clock.now();
  const start = startOf(dayOf(now));
  const everyone = [...world.users.values()];
  const countOf = (status: FakeUser['status']): number =>
    everyone.filter((member) => member.status === status).length;
  return {
    role,
    currency: 'IDR',
    countedAt: world.timeNow(),
    today: figuresIn(world, { from: start, until: now + 1 }),
    yesterday: figuresIn(world, { from: start - dayMs, until: now + 1 - dayMs }),
    queue: countsOf(world, user, queueOf(world, user)),
    users: {
      pending: countOf('pending'),
      activated: countOf('activated'),
      restricted: countOf('restricted'),
      blocked: countOf('blocked'),
    },
    days: daysBetween(start - 13 * dayMs, start).map((from) => ({
      ...figuresIn(world, { from, until: from + dayMs }),
      date: dayOf(from),
    })),
  };
}

const daysBetween = (from: number, to: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.round((to - from) / dayMs)) + 1 },
    (_, i) => from + i * dayMs,
  );

/** Returns the dashboard of a user. */
export function dashboardOf(world: World, user: FakeUser, language: Language): Dashboard {
  const { role } = user;
  if (role === 'player') return playerDashboard(world, user, language);
  if (role === 'agent') return agentDashboard(world, user, language);
  if (role !== 'declare') return staffDashboard(world, user, role);
  const games = [...world.games.values()].filter(
    ({ id }) => (world.gameControls.get(id)?.makerId ?? user.id) === user.id,
  );
  return { role, currency: 'IDR', games };
}

interface Group {
  readonly key: string;
  readonly label: string;
}

type Grouping = 'day' | 'game' | 'agent';

/** The group of a report that a bet counts in. */
const groupOf: Readonly<Record<Grouping, (world: World, bet: Bet) => Group>> = {
  day(_, { settledAt, createdAt }) {
    const day = dayOf(Date.parse(settledAt ?? createdAt));
    return { key: day, label: day };
  },
  game: (_, { game }) => ({ key: game.id, label: game.title }),
  agent(world, bet) {
    const bettor = bettorOf(world, bet);
    const [agent] = bettor ? agentsAbove(world, bettor) : [];
    return agent ? { key: agent.id, label: agent.username } : { key: 'none', label: '–' };
  },
};

/**
 * Turnover, payouts, deposits, withdrawals and commissions of a period; of one user, as in a wallet's
 * report.
 */
export function reportOf(
  world: World,
  query: { from?: string | undefined; to?: string | undefined; group?: Grouping | undefined },
  language: Language,
  about?: FakeUser,
): { rows: ReportRow[]; total: ReportRow } {
  const range = readReportRange(query, dayOf(world.clock.now()));
  if ('key' in range) throw refusal([range], language);
  const [from, last] = [startOf(range.from), startOf(range.to)];
  const span = { from, until: last + dayMs };
  const { group = 'day' } = query;
  const isIn = (user: FakeUser | undefined): boolean =>
    about === undefined ||
    (user !== undefined &&
      (about.role === 'agent' ? isBelow(world, about, user) : about.id === user.id));
  const bets = decided(world, span).filter((bet) => isIn(bettorOf(world, bet)));
  const done = completedIn(world, span).filter(({ owner }) => isIn(world.users.get(owner.id)));
  const groups = new Map<string, Group>();
  if (group === 'day')
    for (const day of daysBetween(from, last).map(dayOf)) groups.set(day, { key: day, label: day });
  for (const bet of bets) {
    const row = groupOf[group](world, bet);
    groups.set(row.key, row);
  }
  const rowOf = ({ key, label }: Group): ReportRow => {
    const groupBets = bets.filter((bet) => groupOf[group](world, bet).key === key);
    const isOfDay = (row: FakeTransaction) =>
      group === 'day' && dayOf(Date.parse(row.completedAt ?? row.createdAt)) === key;
    return {
      ...{ key, label, ...figuresOf(groupBets, done.filter(isOfDay)) },
      welcomeCredits:
        group === 'day' ? creditsIn(({ createdAt }) => dayOf(Date.parse(createdAt)) === key) : '0',
      commissions: commissionsOf(groupBets),
    };
  };
  const given = [...world.users.values()]
    .filter(isIn)
    .flatMap(({ wallet }) => world.ledger.get(wallet.id) ?? [])
    .filter(({ kind, createdAt }) => kind === 'welcome' && within(createdAt, span));
  const creditsIn = (test: (entry: FakeEntry) => boolean): string =>
    wireOf(sumOf(given.filter(test)));
  const commissionsOf = (groupBets: readonly Bet[]): string => {
    const rounds = new Set(groupBets.map(({ roundId }) => roundId));
    return wireOf(
      sumOf(
        world.earnings.filter(
          ({ roundId, claimee }) =>
            roundId !== null &&
            rounds.has(roundId) &&
            (about === undefined || about.id === claimee.id),
        ),
      ),
    );
  };
  return {
    rows: [...groups.values()].map(rowOf),
    total: {
      key: 'total',
      label: 'total',
      ...figuresOf(bets, done),
      welcomeCredits: group === 'game' ? '0' : creditsIn(() => true),
      commissions: commissionsOf(bets),
    },
  };
}

/** Round behind an earning. */
export function roundBehind(world: World, roundId: string | null) {
  const round = roundId === null ? undefined : world.rounds.get(roundId);
  if (!round) return null;
  return {
    id: round.id,
    number: round.number,
    game: requireFound(world.games.get(round.gameId)).title,
  };
}
