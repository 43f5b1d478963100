import type { TransactionType, UserStatus } from './statuses.ts';

/** Lists of reasons end with the one that says least. */
type ReasonLists<Key extends string> = Readonly<Record<Key, readonly string[]>>;

/**
 * Reasons for a status that the user reads, by status; each has a sentence in every language. The
 * last one says nothing and is the default, so that its absence reveals no check.
 * @source ours
 */
export const publicReasons = {
  activated: ['approved', 'settled', 'general'],
  pending: ['general'],
  restricted: ['documents', 'agreement', 'general'],
  blocked: ['terms', 'several-accounts', 'general'],
} as const satisfies ReasonLists<UserStatus>;

/** Reasons for which a request is rejected, by its type. @source ours */
export const rejectionReasons = {
  deposit: ['proof', 'amount', 'sender', 'used-proof', 'not-received', 'general'],
  withdraw: ['account', 'holder', 'documents', 'general'],
  'cash-in': ['not-agreed', 'no-cash', 'not-wanted', 'general'],
  'cash-out': ['not-agreed', 'no-cash', 'not-wanted', 'general'],
} as const satisfies ReasonLists<TransactionType>;

/** Reasons for which a wallet is frozen, or free again. @source ours */
export const freezeReasons = {
  freeze: ['documents', 'agreement', 'general'],
  unfreeze: ['settled', 'agreement', 'general'],
} as const satisfies ReasonLists<'freeze' | 'unfreeze'>;

/** Reasons of changes that the owner of a wallet or an account reads, by the kind of change. @source ours */
export const changeReasons = {
  'user.unblock': publicReasons.activated,
  'bet.void': ['mistaken-bet', 'agreement', 'general'],
  'transfer.reverse': ['mistaken-booking', 'agreement', 'general'],
  'float.mint': ['agreement', 'general'],
  'float.burn': ['agreement', 'general'],
} as const satisfies ReasonLists<string>;

/** Reasons for which the result of a round is put right; everyone may read them. @source ours */
export const correctionReasons = ['declared-wrong', 'overruled', 'general'] as const;

/** All of them, each once. */
export const publicReasonCodes = [
  'approved',
  'settled',
  'documents',
  'agreement',
  'terms',
  'several-accounts',
  'proof',
  'amount',
  'sender',
  'used-proof',
  'not-received',
  'account',
  'holder',
  'not-agreed',
  'no-cash',
  'not-wanted',
  'mistaken-bet',
  'mistaken-booking',
  'declared-wrong',
  'overruled',
  'general',
] as const;
export type PublicReason = (typeof publicReasonCodes)[number];

/** Is the text one of the reasons that users read? */
export const isPublicReason = (reason: string | null | undefined): reason is PublicReason =>
  (publicReasonCodes as readonly unknown[]).includes(reason);

/** Public reason of a decision: an entry of the list of reasons, and a remark. @source ours */
export interface PublicMessage {
  readonly reason: PublicReason;
  readonly remark: string | null;
}
