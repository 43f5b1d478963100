/** States of a user account. @source spec §4 */
export const userStatuses = ['activated', 'pending', 'blocked', 'restricted'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** States of a transaction; the last two are final. @source spec §4 */
export const transactionStatuses = ['pending', 'processing', 'completed', 'rejected'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** Kinds of transaction. @source spec §4 */
export const transactionTypes = ['deposit', 'withdraw', 'cash-in', 'cash-out'] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** States of a bet; `won`, `lost`, `refunded` are the specification's "settled". @source ours */
export const betStatuses = ['placed', 'won', 'lost', 'refunded', 'cancelled'] as const;
export type BetStatus = (typeof betStatuses)[number];

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
