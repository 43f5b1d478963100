/**
 * Codes in the response to a wallet call, and the caller's next action: continue, stop, or send the same
 * transaction again.
 * @source ours – the consensus of the providers' published contracts
 */
export const walletCodes = {
  OK: 'go-on',
  /** The bet is rejected, nothing is booked. */
  INSUFFICIENT_FUNDS: 'stop',
  /** Unknown, expired, or its player has signed out. */
  INVALID_SESSION: 'stop',
  PLAYER_NOT_FOUND: 'stop',
  /** The player may not play now. Wins are still accepted. */
  PLAYER_LOCKED: 'stop',
  /** A limit of the player, the stake or the session; the message is for the player. */
  LIMIT_EXCEEDED: 'stop',
  BET_NOT_FOUND: 'stop',
  /** The round is closed, or the bet has been decided. */
  ALREADY_SETTLED: 'stop',
  /** The bet was rolled back, before or after it arrived. */
  ALREADY_CANCELLED: 'stop',
  /** The same id with other contents. */
  DUPLICATE_CONFLICT: 'stop',
  CURRENCY_MISMATCH: 'stop',
  INVALID_REQUEST: 'stop',
  /** Invalid signature; the only code with HTTP status 401. */
  INVALID_SIGNATURE: 'stop',
  /** Temporary: retry with the same id and increasing pauses. */
  RETRY: 'again',
} as const;

/** Code in the response to a wallet call. */
export type WalletCode = keyof typeof walletCodes;
