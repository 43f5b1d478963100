import type { ApiAnswer } from '../../contract/api/index.ts';
import type { Play, PlayCreate, PlayStep } from '../../contract/schemas/play.ts';
import type { PendingAttempt } from '../../ports/attempt-store.ts';
import type { AttemptEffects, AttemptUncertain } from '../attempt/attempt.types.ts';
import type { Failure } from '../failure.ts';

/** Response to a play or a step: the play, and the wallet after it. */
export type PlayAnswer = ApiAnswer<'play.create'>;

/** Request of the player: a new play, or a step of an open one. It is the body of the attempt. */
export type PlayMove =
  | { readonly kind: 'create'; readonly body: PlayCreate }
  | { readonly kind: 'step'; readonly playId: string; readonly body: PlayStep };

/** Effects of the play machine. */
export interface PlayEffects extends AttemptEffects<PlayAnswer> {
  makeKey(): string;
  now(): number;
  /**
   * Time by which a moment of the server's clock had passed for certain, on our clock; never later than
   * now. Both in milliseconds since 1970.
   */
  pastBy(serverAt: number): number;
  /** The server executed the move; the response contains the new wallet. */
  played(answer: PlayAnswer): void;
  /** Plays of a game, newest first: the open ones and the most recent ones. */
  recall(gameId: string): Promise<readonly Play[]>;
}

export interface PlayInput {
  readonly gameId: string;
  readonly userId: string;
  /** Restricts the machine to plays whose choice has this slot; default all of the game. */
  readonly slot?: string | undefined;
}

export interface PlayContext extends PlayInput {
  /** The current or last attempt; its key is created once. */
  readonly attempt: PendingAttempt | null;
  /** The last finished play since this machine was started. */
  readonly last: Play | null;
  /** The open play. */
  readonly open: Play | null;
  /**
   * Finished plays, newest first, a few at most; `null` before they were fetched, and `failed` if that
   * failed: unknown is not the same as none.
   */
  readonly past: readonly Play[] | 'failed' | null;
  /** Why the move was rejected, or why its outcome is unknown. */
  readonly failure: Failure | null;
  /** Waiting time of an attempt that was slightly early, in ms; `null` without one. */
  readonly restMs: number | null;
  /** Start of the newest play, in milliseconds of the server's clock; `null` before the first. */
  readonly playedAt: number | null;
  /** Time by which it had started for certain, on our clock. The pace of the game counts from then. */
  readonly playedBy: number | null;
  /** Time until which the server rejects another play, on our clock; `null` without a rejection. */
  readonly refusedUntil: number | null;
}

export type PlayEvent =
  /** Ignored while one is in progress. */
  | { readonly type: 'PLAY.SUBMITTED'; readonly move: PlayMove }
  /** Clears the last result and the failure. */
  | { readonly type: 'PLAY.CLEARED' }
  /** Requests the outcome of an attempt from before a reload. */
  | { readonly type: 'PLAY.RESUMED'; readonly attempt: PendingAttempt }
  /** Reads the open plays again. */
  | { readonly type: 'RESYNC.REQUESTED' }
  | { readonly type: 'CONNECTION.RESTORED' }
  | AttemptUncertain;
