/** Inputs of a verifier, as pasted text. For a shared round the same fields contain its chain. */
export interface VerifierValues {
  /** Name of the engine. */
  readonly game: string;
  /** The server's seed; for a shared round, its hash. */
  readonly serverSeed: string;
  /**
   * Commitment published before play: the seed's hash; for a shared round, the hash of the previous round.
   */
  readonly commitment: string;
  /** The player's seed; for a shared round, the salt of the chain. */
  readonly clientSeed: string;
  /** Nonce of the play, or number of the round. */
  readonly nonce: string;
  /** Decimal text. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** JSON. */
  readonly choice: string;
  /** Outcome as JSON; empty if unknown. */
  readonly outcome: string;
  /** Decimal text; empty if unknown. */
  readonly payout: string;
}

/** Result of recomputing a play. */
export interface VerifierVerdict {
  /** Whether the seed matches the commitment. `null`: no commitment was given. */
  readonly commitmentMatches: boolean | null;
  /** Whether the result matches. `null`: no result was given. */
  readonly sameOutcome: boolean | null;
  /** Calculated outcome as JSON. */
  readonly outcome: string;
  /** Payout; `null` if it depends on other players' stakes too. */
  readonly payout: { readonly amount: string; readonly currency: string } | null;
}

/**
 * A game that can be verified. `seeds`: by the player's seeds; `rounds`: by a chain that all players share.
 */
export interface VerifierGame {
  readonly value: string;
  readonly label: string;
  readonly kind: 'seeds' | 'rounds';
}

/** A sample play that fills the form. */
export interface VerifierExample {
  readonly label: string;
  readonly values: VerifierValues;
}
