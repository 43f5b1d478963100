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
   * By when, on our clock, a moment that the server named was past for certain; never later than
   * now. Both in milliseconds since 1970.
   */
  pastBy(serverAt: number): number;
  /** The server did it; its answer holds the new wallet. */
  played(answer: PlayAnswer): void;
  /** Plays of a game, newest first: the open ones and the newest of all. */
  recall(gameId: string): Promise<readonly Play[]>;
}

export interface PlayInput {
  readonly gameId: string;
  readonly userId: string;
  /** Only plays whose choice names this slot are this machine's; not set: all of the game. */
  readonly slot?: string | undefined;
}

export interface PlayContext extends PlayInput {
  /** The attempt under way or last made; its key is made once. */
  readonly attempt: PendingAttempt | null;
  /** The last finished play since this machine was started. */
  readonly last: Play | null;
  /** The open play. */
  readonly open: Play | null;
  /**
   * Plays that are over, newest first, a few at most; `null` until those of before were read, and
   * `failed` where they could not be: unknown is not none.
   */
  readonly past: readonly Play[] | 'failed' | null;
  /** Why the move was rejected, or why its result is still unknown. */
  readonly failure: Failure | null;
  /** Waiting time of an attempt that was early by a moment, in ms; `null` if none was. */
  readonly restMs: number | null;
  /** When the newest play began, in milliseconds of the server's clock; `null` before the first. */
  readonly playedAt: number | null;
  /** By when it had begun for certain, on our clock. From then on the pace of the game counts. */
  readonly playedBy: number | null;
  /** Time until which the server rejects another one, on our clock; `null` when it did not. */
  readonly refusedUntil: number | null;
}

export type PlayEvent =
  /** Ignored while one is under way. */
  | { readonly type: 'PLAY.SUBMITTED'; readonly move: PlayMove }
  /** Forgets the last result and the failure. */
  | { readonly type: 'PLAY.CLEARED' }
  /** An attempt from before a reload: ask how it ended. */
  | { readonly type: 'PLAY.RESUMED'; readonly attempt: PendingAttempt }
  /** Read again what is open. */
  | { readonly type: 'RESYNC.REQUESTED' }
  | { readonly type: 'CONNECTION.RESTORED' }
  | AttemptUncertain;
