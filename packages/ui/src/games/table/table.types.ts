import type { PlayerBet } from '../../components/players-feed/players-feed.tsx';

/**
 * Phase of a table's round: `betting` until bets close, `running` until the result is known, `settled` until
 * the next round.
 */
export type TablePhase = 'betting' | 'running' | 'settled';

/** A round of a table. Times are ms since 1970 by the server's clock. */
export interface TableRound {
  readonly id: string;
  readonly number: number;
  readonly phase: TablePhase;
  /** End of betting. */
  readonly closesAt: number;
  /** Opening time of the next round; `null` while unknown. */
  readonly nextAt: number | null;
}

/** Data to verify a finished round. */
export interface RoundProofFacts {
  readonly number: number;
  /** Its hash in the hash chain, hexadecimal. */
  readonly hash: string;
  /** Link to the verification. */
  readonly href: string;
}

/** Bets of everyone in a round. */
export interface RoundBets {
  /** Names masked by the server. */
  readonly players: readonly PlayerBet[];
  /** Number of all bets of the round, if `players` is a part of them. */
  readonly playCount: number;
}
