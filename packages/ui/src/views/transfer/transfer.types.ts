/** Owner of an involved wallet, and its current balance. Money is decimal text. */
export interface TransferParty {
  readonly walletId: string;
  readonly username: string;
  /** Omitted, like the next, if the user may not see it. */
  readonly balance?: string | undefined;
  /** Available balance. */
  readonly available?: string | undefined;
}

/** Values that a transfer sends. Direction and wallets are set by the page. */
export interface TransferValues {
  readonly amount: string;
  readonly note?: string | undefined;
}

/**
 * A balance before or after the transfer, from the platform; `null` while loading, omitted if the user
 * may not see it.
 */
export interface ConfirmedBalance {
  readonly username: string;
  readonly before?: string | null | undefined;
  readonly after?: string | null | undefined;
}

/** Receipt confirmed by the platform. */
export interface TransferReceipt {
  /** Id of the transaction. */
  readonly id: string;
  readonly amount: string;
  readonly note: string | null;
  /** ISO 8601. */
  readonly completedAt: string;
  readonly from: ConfirmedBalance;
  readonly to: ConfirmedBalance;
}

/** Direction of the money: out of the user's wallet, or into it. @source spec §4 */
export type TransferKind = 'cash-in' | 'cash-out';

/**
 * Status of the transfer. `unknown`: sent without a response, so that it may have been executed; it must not
 * be sent again. `waiting`: created, and the other party must agree; `declined`: the other party did not.
 */
export type TransferStatus = 'ready' | 'sending' | 'unknown' | 'waiting' | 'done' | 'declined';
