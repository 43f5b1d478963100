/** All that a verifier is given, as texts, as pasted. Of a shared round the same places hold its chain. */
export interface VerifierValues {
  /** Name of the engine. */
  readonly game: string;
  /** The server's seed; of a shared round its hash. */
  readonly serverSeed: string;
  /**
   * Commitment published before play: the seed's hash; of a shared round the hash of the round
   * before.
   */
  readonly commitment: string;
  /** The player's seed; of a shared round the salt of the chain. */
  readonly clientSeed: string;
  /** Number of the play, or of the round. */
  readonly nonce: string;
  /** Decimal text. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** JSON. */
  readonly choice: string;
  /** Outcome as JSON; empty if unknown. */
  readonly outcome: string;
  /** Decimal text; empty if it is unknown. */
  readonly payout: string;
}

/** Result of recomputing a play. */
export interface VerifierVerdict {
  /** Does the seed fit what was shown before? `null`: that was not given. */
  readonly promiseKept: boolean | null;
  /** Does the same come out? `null`: there was nothing to compare with. */
  readonly sameOutcome: boolean | null;
  /** Calculated outcome as JSON. */
  readonly outcome: string;
  /** Payout; `null` if it depends on other stakes as well. */
  readonly payout: { readonly amount: string; readonly currency: string } | null;
}

/** A game that can be verified. `seeds`: by a player's own; `rounds`: by a chain that all share. */
export interface VerifierGame {
  readonly value: string;
  readonly label: string;
  readonly kind: 'seeds' | 'rounds';
}

/** A play that fills the form. */
export interface VerifierExample {
  readonly label: string;
  readonly values: VerifierValues;
}
