import { isAppError, type AppError, type ErrorCode, type WalletCode } from '@lobi/core/contract';

/** A call that is rejected in the words of the wallet contract. What it began is undone. */
export class WalletRefusal extends Error {
  readonly code: WalletCode;
  /** Wallet whose balance the answer states, where one is known. */
  readonly walletId: string | null;

  constructor(code: WalletCode, message: string, walletId: string | null = null) {
    super(message);
    this.name = 'WalletRefusal';
    this.code = code;
    this.walletId = walletId;
  }
}

/** Codes that providers receive for our own failures; any other is temporary. */
const codes: Partial<Record<ErrorCode, WalletCode>> = {
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  account_pending: 'PLAYER_LOCKED',
  account_restricted: 'PLAYER_LOCKED',
  account_blocked: 'PLAYER_LOCKED',
  wallet_frozen: 'PLAYER_LOCKED',
  closed_here: 'PLAYER_LOCKED',
  agreement_required: 'PLAYER_LOCKED',
  stake_below_minimum: 'LIMIT_EXCEEDED',
  stake_above_maximum: 'LIMIT_EXCEEDED',
  limit_wanted: 'LIMIT_EXCEEDED',
  limit_reached: 'LIMIT_EXCEEDED',
  session_limit: 'LIMIT_EXCEEDED',
  reality_check_due: 'LIMIT_EXCEEDED',
  other_game_open: 'LIMIT_EXCEEDED',
  validation: 'INVALID_REQUEST',
};

/** The code for a failure of ours, `undefined` where it is nothing that a rule says. */
export const walletCodeOf = (error: AppError): WalletCode | undefined => codes[error.code];

/** A rule's failure, not a fault of the program. */
export function isRule(error: unknown): error is AppError {
  return isAppError(error) && walletCodeOf(error) !== undefined;
}
