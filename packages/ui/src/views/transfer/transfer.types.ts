/** Whose wallet takes part and what is in it now. Money is decimal text. */
export interface TransferParty {
  readonly walletId: string;
  readonly username: string;
  readonly balance: string;
  /** What may be spent. */
  readonly available: string;
}

/** What a transfer sends. Direction and wallets are the page's. */
export interface TransferValues {
  readonly amount: string;
  readonly note?: string | undefined;
}

/** A balance around the transfer, as the platform says; `null` until it has said so. */
export interface ConfirmedBalance {
  readonly username: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What the platform confirmed. */
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

/**
 * Where the transfer is. `unknown`: it was sent and no answer came, so it may have happened; it
 * must not be sent anew, only asked about.
 */
export type TransferStatus = 'ready' | 'sending' | 'unknown' | 'done';
