import { isAppError, type AppError, type ErrorCode, type WalletCode } from '@lobi/core/contract';

/** Rejection of a call with a code of the wallet contract. The call is rolled back. */
export class WalletRefusal extends Error {
  readonly code: WalletCode;
  /** Wallet whose balance the response states, if known. */
  readonly walletId: string | null;

  constructor(code: WalletCode, message: string, walletId: string | null = null) {
    super(message);
    this.name = 'WalletRefusal';
    this.code = code;
    this.walletId = walletId;
  }
}

/** Wallet codes of our own errors; any other error is temporary. */
const codes: Partial<Record<ErrorCode, WalletCode>> = {
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  account_pending: 'PLAYER_LOCKED',
  account_restricted: 'PLAYER_LOCKED',
  account_blocked: 'PLAYER_LOCKED',
  wallet_frozen: 'PLAYER_LOCKED',
  jurisdiction_restricted: 'PLAYER_LOCKED',
  agreement_required: 'PLAYER_LOCKED',
  stake_below_minimum: 'LIMIT_EXCEEDED',
  stake_above_maximum: 'LIMIT_EXCEEDED',
  limit_required: 'LIMIT_EXCEEDED',
  limit_reached: 'LIMIT_EXCEEDED',
  session_limit: 'LIMIT_EXCEEDED',
  reality_check_due: 'LIMIT_EXCEEDED',
  other_game_open: 'LIMIT_EXCEEDED',
  validation: 'INVALID_REQUEST',
};

/** Converts an error of the platform to a wallet code; `undefined` for an unexpected error. */
export const walletCodeOf = (error: AppError): WalletCode | undefined => codes[error.code];

/** A rule's failure, not a fault of the program. */
export function isRule(error: unknown): error is AppError {
  return isAppError(error) && walletCodeOf(error) !== undefined;
}
