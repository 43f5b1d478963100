import type { TransactionType, UserStatus } from './statuses.ts';

/** Every list of reasons ends with the most general one. */
type ReasonLists<Key extends string> = Readonly<Record<Key, readonly string[]>>;

/**
 * Reasons of a status that are shown to the user, by status; each has a text in every language. The last
 * one is the default and has no content, so that a missing reason does not reveal a check.
 * @source ours
 */
export const publicReasons = {
  activated: ['approved', 'settled', 'general'],
  pending: ['general'],
  restricted: ['documents', 'agreement', 'general'],
  blocked: ['terms', 'several-accounts', 'general'],
} as const satisfies ReasonLists<UserStatus>;

/** Reasons of rejected requests, by type. @source ours */
export const rejectionReasons = {
  deposit: ['proof', 'amount', 'sender', 'used-proof', 'not-received', 'general'],
  withdraw: ['account', 'holder', 'documents', 'general'],
  'cash-in': ['not-agreed', 'no-cash', 'not-wanted', 'general'],
  'cash-out': ['not-agreed', 'no-cash', 'not-wanted', 'general'],
} as const satisfies ReasonLists<TransactionType>;

/** Reasons for freezing and unfreezing a wallet. @source ours */
export const freezeReasons = {
  freeze: ['documents', 'agreement', 'general'],
  unfreeze: ['settled', 'agreement', 'general'],
} as const satisfies ReasonLists<'freeze' | 'unfreeze'>;

/** Reasons of changes, shown to the owner of the wallet or account, by kind of change. @source ours */
export const changeReasons = {
  'user.unblock': publicReasons.activated,
  'bet.void': ['mistaken-bet', 'agreement', 'general'],
  'transfer.reverse': ['mistaken-booking', 'agreement', 'general'],
  'float.mint': ['agreement', 'general'],
  'float.burn': ['agreement', 'general'],
} as const satisfies ReasonLists<string>;

/** Reasons of a result's correction; they are public. @source ours */
export const correctionReasons = ['declared-wrong', 'overruled', 'general'] as const;

/** All reason codes without duplicates. */
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

/** Returns whether a text is a reason code shown to users. */
export const isPublicReason = (reason: string | null | undefined): reason is PublicReason =>
  (publicReasonCodes as readonly unknown[]).includes(reason);

/** Public reason of a decision: an entry of the list of reasons, and a remark. @source ours */
export interface PublicMessage {
  readonly reason: PublicReason;
  readonly remark: string | null;
}
