import type { ErrorCode } from '../error-codes.ts';

/** Errors that reject a stake to protect the player. */
export const protectionErrors = [
  'limit_reached',
  'agreement_required',
  'limit_wanted',
  'reality_check_due',
  'session_limit',
  'closed_here',
  'other_game_open',
] as const satisfies readonly ErrorCode[];
