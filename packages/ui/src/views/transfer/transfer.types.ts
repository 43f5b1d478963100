/** Owner of a wallet that takes part, and its current balance. Money is decimal text. */
export interface TransferParty {
  readonly walletId: string;
  readonly username: string;
  /** Left out, as is the next, if the reader may not see it. */
  readonly balance?: string | undefined;
  /** Available balance. */
  readonly available?: string | undefined;
}

/** Values that a transfer sends. Direction and wallets are the page's. */
export interface TransferValues {
  readonly amount: string;
  readonly note?: string | undefined;
}

/**
 * A balance around the transfer, as the platform says; `null` until it has said so, left out where it
 * is not for the reader.
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

/** Which way the money goes: out of the reader's wallet, or into it. @source spec §4 */
export type TransferKind = 'cash-in' | 'cash-out';

/**
 * Where the transfer is. `unknown`: it was sent and no answer came, so it may have happened; it
 * must not be sent again, only asked about. `waiting`: it was made and the other side has to agree;
 * `declined`: it did not.
 */
export type TransferStatus = 'ready' | 'sending' | 'unknown' | 'waiting' | 'done' | 'declined';
