import type { ErrorCode } from '../error-codes.ts';

/** What keeps a player from a stake for the player's own good. */
export const protectionErrors = [
  'limit_reached',
  'agreement_required',
  'limit_wanted',
  'reality_check_due',
  'session_limit',
  'closed_here',
  'other_game_open',
] as const satisfies readonly ErrorCode[];
