import type { Role } from './roles.ts';

/** States of a user account. @source spec §4 */
export const userStatuses = ['activated', 'pending', 'blocked', 'restricted'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** Parties that set the status of a user: the user, staff, or the platform. @source ours */
export const statusCauses = ['self', 'staff', 'system'] as const;
export type StatusCause = (typeof statusCauses)[number];

/** Kinds of details by which accounts of one person are recognized (`seemsSamePerson`). @source ours */
export const resemblanceSigns = [
  'device',
  'phone',
  'email',
  'name',
  'birth-date',
  'address',
] as const;
export type ResemblanceSign = (typeof resemblanceSigns)[number];

/**
 * Fields that a registration may require in addition to username and password; the policy pack decides
 * which.
 * @source ours
 */
export const registrationFields = ['name', 'birthDate', 'phone', 'email'] as const;
export type RegistrationField = (typeof registrationFields)[number];

/** Lengths of breaks, which cannot be ended early: time-outs, then self-exclusions. @source ours */
export const breakLengths = ['24h', '1w', '1m', '6w', '6m', '1y', '5y', 'forever'] as const;
export type BreakLength = (typeof breakLengths)[number];

/**
 * Terms of an exclusion at the request of others.
 * @source ours – PAGCOR: 6 months, 1 year, 5 years
 */
export const exclusionLengths = ['6m', '1y', '5y'] as const satisfies readonly BreakLength[];
export type ExclusionLength = (typeof exclusionLengths)[number];

/** Relation to the player of the person who requests an exclusion. @source ours */
export const applicantRelations = ['spouse', 'parent', 'child', 'sibling', 'other'] as const;
export type ApplicantRelation = (typeof applicantRelations)[number];

/** States of a transaction; the last two are final. @source spec §4 */
export const transactionStatuses = ['pending', 'processing', 'completed', 'rejected'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** Status of a payment at its gateway: accepted, paid, failed. @source ours */
export const paymentNoticeStatuses = ['accepted', 'paid', 'failed'] as const;

/** Kinds of transaction. @source spec §4 */
export const transactionTypes = ['deposit', 'withdraw', 'cash-in', 'cash-out'] as const;
export type TransactionType = (typeof transactionTypes)[number];

/**
 * Statuses of a bet; `won`, `lost`, `refunded` are the specification's "settled", `cancelled` is a bet
 * voided by staff while its round took bets.
 * @source ours
 */
export const betStatuses = ['placed', 'won', 'lost', 'refunded', 'cancelled'] as const;
export type BetStatus = (typeof betStatuses)[number];

/** States of a play on a built-in game. @source ours */
export const playStatuses = ['open', 'won', 'lost', 'refunded'] as const;
export type PlayStatus = (typeof playStatuses)[number];

/** Phases of a shared table's round. @source ours */
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

/** Selections of a bet in the arena. The draw market is off unless a game enables it. @source spec §3 */
export const selections = ['meron', 'wala', 'draw'] as const;
export type Selection = (typeof selections)[number];

/** Results of a fight. `cancelled` refunds every stake. @source ours */
export const roundResults = ['meron', 'wala', 'draw', 'cancelled'] as const;
export type RoundResult = (typeof roundResults)[number];

/** Statuses of an event: a day of fights with its programme. @source ours */
export const eventStatuses = ['upcoming', 'ongoing', 'finished'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** Corrections of a declared result. @source ours */
export const correctedResults = ['meron', 'wala', 'draw'] as const;
export type CorrectedResult = (typeof correctedResults)[number];

/**
 * States of a correction: requested, rejected by the second person, or approved and applied.
 * @source ours
 */
export const correctionStatuses = ['requested', 'refused', 'running', 'done'] as const;
export type CorrectionStatus = (typeof correctionStatuses)[number];

/** Life of an earning. @source ours – spec §3 names only its fields */
export const earningStatuses = ['accrued', 'claimable', 'claimed', 'paid', 'reversed'] as const;
export type EarningStatus = (typeof earningStatuses)[number];

/** Kinds of ledger entries. @source ours */
export const ledgerKinds = [
  'opening',
  'welcome',
  'mint',
  'burn',
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

/**
 * Kinds that can be reversed by another entry: those by which money came in, went out or changed hands.
 * Stakes, wins and earnings are corrected together with their round.
 * @source ours
 */
export const reversibleKinds = [
  'opening',
  'welcome',
  'mint',
  'burn',
  'deposit',
  'withdraw',
  'cash-in',
  'cash-out',
] as const satisfies readonly LedgerKind[];
export type ReversibleKind = (typeof reversibleKinds)[number];

/** Returns whether an entry of this kind can be reversed by another one. */
export const isReversible = (kind: string): kind is ReversibleKind =>
  reversibleKinds.some((each) => each === kind);

/** Entries that create or remove money, which only superadmins may reverse. */
const floatKinds: ReadonlySet<string> = new Set([
  'opening',
  'welcome',
  'mint',
  'burn',
] satisfies ReversibleKind[]);

/**
 * Returns whether a role may reverse an entry of this kind: staff; for created or removed money only
 * superadmins.
 * @source ours
 */
export const mayReverse = (role: Role, kind: string): kind is ReversibleKind =>
  isReversible(kind) && (role === 'superadmin' || (role === 'admin' && !floatKinds.has(kind)));

/**
 * Scope of an audit: all of the ledger, or changes since the previous audit.
 * @source ours
 */
export const auditScopes = ['full', 'recent'] as const;
export type AuditScope = (typeof auditScopes)[number];

/** Kinds of objects in which an audit can find a fault. @source ours */
export const faultSubjects = [
  'wallet',
  'transfer',
  'transaction',
  'bet',
  'play',
  'round',
  'user',
  'currency',
  'other',
] as const;
export type FaultSubject = (typeof faultSubjects)[number];

/** Statuses of a ledger entry: `pending` is a hold, `voided` a released hold. @source ours */
export const ledgerStatuses = ['pending', 'posted', 'voided'] as const;
export type LedgerStatus = (typeof ledgerStatuses)[number];

/** The game categories of the lobby, in display order. @source spec §1 */
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

/** Kinds of payment channels. @source ours */
export const channelKinds = ['qris', 'ewallet', 'bank', 'va', 'pulsa', 'agent'] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** Whether money comes in through a payment channel, goes out, or both. @source ours */
export const channelDirections = ['in', 'out', 'both'] as const;
export type ChannelDirection = (typeof channelDirections)[number];

/** Parties that can pay the fee of a payment channel. @source ours */
export const feePayers = ['player', 'house'] as const;
export type FeePayer = (typeof feePayers)[number];

/** Types of an agent's earnings. @source ours */
export const earningTypes = ['turnover', 'ggr', 'referral', 'promo'] as const;
export type EarningType = (typeof earningTypes)[number];

/**
 * Bases of an earning on games: stakes, gross gaming revenue, or net gaming revenue after costs.
 * @source ours – domain 2.5
 */
export const earningBases = ['turnover', 'ggr', 'ngr'] as const;
export type EarningBase = (typeof earningBases)[number];

/**
 * Cycles for which earnings on games are calculated; a week begins on Monday. @source ours – domain 2.5
 */
export const earningCycles = ['daily', 'weekly', 'monthly'] as const;
export type EarningCycle = (typeof earningCycles)[number];

/**
 * Limits that players may set for themselves: money deposited, lost, staked, and minutes of play.
 * @source ours
 */
export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Period of a limit: 24 hours, 7 days, or a month of 30 days. @source ours */
export const limitPeriods = ['24h', '7d', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/**
 * Filters of the queue: all, waiting for a second person, waiting longer than usual, or ready for the
 * viewer.
 * @source ours
 */
export const queueWaits = ['open', 'second', 'late', 'mine'] as const;
export type QueueWait = (typeof queueWaits)[number];

/** Actions in the activity log. @source spec §3 (action), the list ours */
export const activityActions = [
  'register',
  'login',
  'login-failed',
  'logout',
  'agreement',
  'password-change',
  'password-link',
  'password-reset',
  'second-factor-on',
  'second-factor-off',
  'second-factor-renew',
  'second-factor-reset',
  'withdrawal-pin-on',
  'withdrawal-pin-change',
  'withdrawal-pin-off',
  'withdrawal-pin-reset',
  'wallet-freeze',
  'wallet-unfreeze',
  'session-revoke',
  'profile-change',
  'status-change',
  'account-hold',
  'role-change',
  'agent-change',
  'user-create',
  'superadmin-create',
  'note-create',
  'exclusion-create',
  'deposit-request',
  'deposit-paid',
  'withdraw-request',
  'cash-in',
  'cash-out-request',
  'transaction-process',
  'transaction-complete',
  'transaction-reject',
  'transaction-cancel',
  'transaction-arrived',
  'transaction-by-platform',
  'earning-claim',
  'limit-change',
  'reality-check',
  'break-start',
  'break-end',
  'large-win',
  'channel-change',
  'gateway-change',
  'provider-suspend',
  'change-ask',
  'change-approve',
  'change-reject',
  'change-withdraw',
  'game-change',
  'round-change',
  'round-correction',
  'seed-change',
] as const;
export type ActivityAction = (typeof activityActions)[number];

/** Actions in the activity log after a change of credentials. @source ours */
export const credentialActions: readonly string[] = [
  'password-change',
  'password-reset',
  'second-factor-off',
  'withdrawal-pin-change',
  'withdrawal-pin-off',
] satisfies readonly ActivityAction[];

/** Kinds of objects that an action in the activity log is about. @source ours */
export const activitySubjects = [
  'user',
  'session',
  'wallet',
  'transaction',
  'earning',
  'channel',
  'gateway',
  'provider',
  'change',
  'game',
  'round',
  'event',
] as const;
export type ActivitySubject = (typeof activitySubjects)[number];

/** Fields that describe the destination of a payout, in the order of the form. @source ours */
export const destinationFields = ['institution', 'account', 'holder', 'branch'] as const;
export type DestinationFieldName = (typeof destinationFields)[number];

/** Whether a channel requires the branch of a bank. @source ours */
export const branchRules = ['none', 'optional', 'required'] as const;
export type BranchRule = (typeof branchRules)[number];

/** Results of comparing the holder of a bank account with the verified name. @source ours */
export const holderMatches = ['match', 'mismatch', 'unknown'] as const;
export type HolderMatch = (typeof holderMatches)[number];

/** Reasons that the platform sets itself, instead of a user's text. @source ours */
export const platformReasons = [
  'expired',
  'cancelled',
  'gateway-failed',
  'gateway-amount',
] as const;
export type PlatformReason = (typeof platformReasons)[number];

/** Returns whether the reason is one of the platform's own, which have a text in each language. */
export const isPlatformReason = (reason: string | null): reason is PlatformReason =>
  (platformReasons as readonly (string | null)[]).includes(reason);

/** Caps that apply to a payout of a provider's call. @source ours */
export const payoutCaps = ['win', 'session', 'day'] as const;
export type PayoutCap = (typeof payoutCaps)[number];

/**
 * Causes of a provider's suspension: above the daily cap, too many held payouts, by staff. @source ours
 */
export const suspensionCauses = ['day-cap', 'held-wins', 'staff'] as const;
export type SuspensionCause = (typeof suspensionCauses)[number];

/** Kinds of notifications. @source ours */
export const notificationKinds = [
  'transaction-processing',
  'transaction-completed',
  'transaction-rejected',
  'transaction-arrived',
  'balance-returned',
  'confirmation-wanted',
  'request-received',
  'status-changed',
  'signed-in-elsewhere',
  'password-link',
  'second-factor-on',
  'second-factor-off',
  'second-factor-renewed',
  'withdrawal-pin-on',
  'withdrawal-pin-changed',
  'withdrawal-pin-off',
  'wallet-frozen',
  'wallet-unfrozen',
  'bet-voided',
  'movement-corrected',
  'float-changed',
  'change-approved',
  'change-rejected',
  'limit-raised',
  'break-over',
  'books-unsound',
  'payout-held',
  'provider-suspended',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
