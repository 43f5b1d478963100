/** States of a user account. @source spec §4 */
export const userStatuses = ['activated', 'pending', 'blocked', 'restricted'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** Who gave a user the status: the user, staff, or the platform. @source ours */
export const statusCauses = ['self', 'staff', 'system'] as const;
export type StatusCause = (typeof statusCauses)[number];

/** Breaks that a player may take, by himself and for sure: time-outs, then self-exclusions. @source ours */
export const breakLengths = ['24h', '1w', '1m', '6w', '6m', '1y', '5y'] as const;
export type BreakLength = (typeof breakLengths)[number];

/** States of a transaction; the last two are final. @source spec §4 */
export const transactionStatuses = ['pending', 'processing', 'completed', 'rejected'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** Kinds of transaction. @source spec §4 */
export const transactionTypes = ['deposit', 'withdraw', 'cash-in', 'cash-out'] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** States of a bet; `won`, `lost`, `refunded` are the specification's "settled". @source ours */
export const betStatuses = ['placed', 'won', 'lost', 'refunded', 'cancelled'] as const;
export type BetStatus = (typeof betStatuses)[number];

/** States of a play on a game of the house. @source ours */
export const playStatuses = ['open', 'won', 'lost', 'refunded'] as const;
export type PlayStatus = (typeof playStatuses)[number];

/** What the round of a shared table is doing. @source ours */
export const tablePhases = ['betting', 'running', 'settled'] as const;
export type TablePhase = (typeof tablePhases)[number];

/** States of a round (a fight, in the arena), in lawful order. @source ours – spec §3 names only "a status" */
export const roundStatuses = [
  'standby',
  'open',
  'last-call',
  'closed',
  'declared',
  'settling',
  'settled',
  'cancelled',
] as const;
export type RoundStatus = (typeof roundStatuses)[number];

/** What a bettor may pick in the arena. The draw market is off unless a game turns it on. @source spec §3 */
export const selections = ['meron', 'wala', 'draw'] as const;
export type Selection = (typeof selections)[number];

/** How a fight may end. `cancelled` refunds every stake. @source ours */
export const roundResults = ['meron', 'wala', 'draw', 'cancelled'] as const;
export type RoundResult = (typeof roundResults)[number];

/** Life of an event: a day of fights with its programme. @source ours */
export const eventStatuses = ['upcoming', 'ongoing', 'finished'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** How a declared result may be put right. @source ours */
export const correctedResults = ['meron', 'wala', 'draw'] as const;
export type CorrectedResult = (typeof correctedResults)[number];

/** Life of a correction: asked for, turned down by the second person, or approved and carried out. @source ours */
export const correctionStatuses = ['requested', 'refused', 'running', 'done'] as const;
export type CorrectionStatus = (typeof correctionStatuses)[number];

/** Life of an earning. @source ours – spec §3 names only its fields */
export const earningStatuses = ['accrued', 'claimable', 'claimed', 'paid', 'reversed'] as const;
export type EarningStatus = (typeof earningStatuses)[number];

/** What moved a wallet; the `kind` of a ledger entry. @source ours */
export const ledgerKinds = [
  'opening',
  'mint',
  'deposit',
  'withdraw',
  'cash-in',
  'cash-out',
  'bet',
  'payout',
  'refund',
  'earning',
  'correction',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** States of a ledger entry: `pending` is a hold, `voided` a hold given back. @source ours */
export const ledgerStatuses = ['pending', 'posted', 'voided'] as const;
export type LedgerStatus = (typeof ledgerStatuses)[number];

/** The game categories of the lobby, in its order. @source spec §1 */
export const gameCategories = [
  'slots',
  'live',
  'casino',
  'cockfight',
  'fishing',
  'bingo',
  'crash',
] as const;
export type GameCategory = (typeof gameCategories)[number];

/** Ways money comes in and goes out. @source ours */
export const channelKinds = ['qris', 'ewallet', 'bank', 'va', 'pulsa', 'agent'] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** Whether money comes in through a payment channel, goes out, or both. @source ours */
export const channelDirections = ['in', 'out', 'both'] as const;
export type ChannelDirection = (typeof channelDirections)[number];

/** Who bears the fee of a payment channel. @source ours */
export const feePayers = ['player', 'house'] as const;
export type FeePayer = (typeof feePayers)[number];

/** What an agent earns by. @source ours */
export const earningTypes = ['turnover', 'ggr', 'referral', 'promo'] as const;
export type EarningType = (typeof earningTypes)[number];

/** What a player may limit for himself: money put in, lost, staked, and minutes of play. @source ours */
export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Time over which a limit counts: 24 hours, 7 days, or a month of 30 days. @source ours */
export const limitPeriods = ['24h', '7d', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** What a line of the activity may say was done. @source spec §3 (action), the list ours */
export const activityActions = [
  'register',
  'login',
  'login-failed',
  'logout',
  'password-change',
  'session-revoke',
  'profile-change',
  'status-change',
  'user-create',
  'deposit-request',
  'withdraw-request',
  'cash-in',
  'cash-out-request',
  'transaction-process',
  'transaction-complete',
  'transaction-reject',
  'earning-claim',
  'limit-change',
  'reality-check',
  'break-start',
  'channel-change',
  'gateway-change',
  'game-change',
  'round-change',
] as const;
export type ActivityAction = (typeof activityActions)[number];

/** Why a person gets a notification. @source ours */
export const notificationKinds = [
  'transaction-processing',
  'transaction-completed',
  'transaction-rejected',
  'confirmation-wanted',
  'request-received',
  'status-changed',
  'signed-in-elsewhere',
  'limit-raised',
  'break-over',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
