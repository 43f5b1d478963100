/**
 * Phase of a table's round: `betting` until bets close, `running` until the result is out,
 * `settled` until the next round.
 */
export type TablePhase = 'betting' | 'running' | 'settled';

/** A round of a table. Times are ms since 1970 by the server's clock. */
export interface TableRound {
  readonly id: string;
  readonly number: number;
  readonly phase: TablePhase;
  /** End of betting. */
  readonly closesAt: number;
  /** When the next round opens; `null` until that is known. */
  readonly nextAt: number | null;
}

/** By what a finished round can be checked. */
export interface RoundProofFacts {
  readonly number: number;
  /** Its link of the hash chain, hexadecimal. */
  readonly hash: string;
  /** Where it is checked. */
  readonly href: string;
}
