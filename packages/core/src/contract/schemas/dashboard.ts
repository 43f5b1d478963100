import * as z from 'zod/mini';
import { roleGroups } from '../roles.ts';
import { currencySchema, daySchema, moneySchema, timeSchema } from './common.ts';
import { gameSchema } from './game.ts';
import { queueCountsSchema, transactionSchema } from './transaction.ts';

const dayFigures = z.object({
  /** Stakes of settled bets that were not refunded. */
  turnover: moneySchema,
  /** Paid out on those bets. */
  payout: moneySchema,
  /** Turnover less payouts: gross gaming revenue of the house and the agents. */
  ggr: moneySchema,
  /**
   * Completed and not reversed. Of the platform and of an agent without those settled by agents, which
   * stay inside the platform; of a player all.
   */
  deposits: moneySchema,
  /** As `deposits`. */
  withdrawals: moneySchema,
  /** Players with at least one bet that was settled in the period and not refunded. */
  activePlayers: z.int(),
});
export type DayFigures = z.infer<typeof dayFigures>;

/** Dashboard after signing in, by role. @source ours – spec §2 names only the screen */
export const dashboardSchema = z.discriminatedUnion('role', [
  z.object({
    role: z.literal('player'),
    currency: currencySchema,
    openBets: z.object({ count: z.int(), amount: moneySchema }),
    /** Deposits and withdrawals that are not decided. */
    openTransactions: z.array(transactionSchema),
    /** Games played last, newest first. */
    continueGames: z.array(gameSchema),
  }),
  z.object({
    role: z.literal('agent'),
    currency: currencySchema,
    downline: z.object({ agents: z.int(), players: z.int(), pending: z.int() }),
    turnover: z.object({ today: moneySchema, week: moneySchema }),
    commission: z.object({ today: moneySchema, week: moneySchema, claimable: moneySchema }),
    /** Oldest requests of the downline that this agent may decide, at most `dashboardRequests`. */
    requests: z.array(transactionSchema),
    /** Number of requests in all: the queue's `mine`. */
    requestCount: z.int(),
    referralCode: z.string(),
  }),
  z.object({
    role: z.enum(roleGroups.staff),
    currency: currencySchema,
    countedAt: timeSchema,
    today: dayFigures,
    /** Yesterday up to the same time of day. */
    yesterday: dayFigures,
    queue: queueCountsSchema,
    users: z.object({
      pending: z.int(),
      activated: z.int(),
      restricted: z.int(),
      blocked: z.int(),
    }),
    /** Last 14 days, oldest first; `date` in the platform's time zone. */
    days: z.array(z.extend(dayFigures, { date: z.string() })),
  }),
  z.object({
    role: z.literal('declare'),
    currency: currencySchema,
    games: z.array(gameSchema),
  }),
]);
export type Dashboard = z.infer<typeof dashboardSchema>;

/** Query of a report. @source ours */
export const reportQuerySchema = z.strictObject({
  /** First and last day, in the platform's time zone; default the last 7 days. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  /** Key by which the rows are grouped; default by day. */
  group: z.optional(z.enum(['day', 'game', 'agent'])),
});

/** One row of a report. @source ours */
export const reportRowSchema = z.extend(dayFigures, {
  /** Day, game or agent that the row is about. */
  key: z.string(),
  label: z.string(),
  /** Play money given to new players. */
  welcomeCredits: moneySchema,
  commissions: moneySchema,
});
export type ReportRow = z.infer<typeof reportRowSchema>;

/** Rows of a report and their total. @source ours */
export const reportSchema = z.object({ rows: z.array(reportRowSchema), total: reportRowSchema });
export type Report = z.infer<typeof reportSchema>;
