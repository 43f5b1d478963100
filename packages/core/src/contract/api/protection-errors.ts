import type { ErrorCode } from '../error-codes.ts';

/** Errors that reject a further stake of an open play to protect the player. */
export const furtherProtectionErrors = [
  'limit_reached',
  'limit_required',
  'reality_check_due',
  'session_limit',
  'jurisdiction_restricted',
  'other_game_open',
] as const satisfies readonly ErrorCode[];

/** Errors that reject a stake to protect the player. */
export const protectionErrors = [
  ...furtherProtectionErrors,
  'agreement_required',
] as const satisfies readonly ErrorCode[];
