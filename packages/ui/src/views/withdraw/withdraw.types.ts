/** Where money can be sent to; the holder is checked by the platform. */
export interface WithdrawDestination {
  readonly id: string;
  /** Bank or e-wallet, e.g. `Bank Contoh`. */
  readonly name: string;
  /** Masked number, e.g. `••••4471`. */
  readonly account: string;
  readonly holder: string;
  /** Why it cannot be used now. */
  readonly disabledReason?: string | undefined;
}

/** What a withdrawal asks for. */
export interface WithdrawValues {
  /** Decimal text; leaves the balance. */
  readonly amount: string;
  /** Id of the destination. */
  readonly destination: string;
  readonly pin?: string | undefined;
}

/** What a withdrawal costs, as the platform counts it. Decimal text. */
export interface WithdrawQuote {
  readonly fee: string;
  /** What arrives. */
  readonly net: string;
}
