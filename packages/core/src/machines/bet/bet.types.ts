import type { ApiAnswer } from '../../contract/api/index.ts';
import type { Bet, BetPlace } from '../../contract/schemas/bet.ts';
import type { PendingAttempt } from '../../ports/attempt-store.ts';
import type { AttemptEffects, AttemptUncertain } from '../attempt/attempt.types.ts';
import type { Failure } from '../failure.ts';

/** Response to a bet: the bet, and the wallet after it. */
export type BetAnswer = ApiAnswer<'bet.place'>;

/** Effects of the bet machine. */
export interface BetEffects extends AttemptEffects<BetAnswer> {
  makeKey(): string;
  now(): number;
  /** The server took the bet; its answer holds the new wallet. */
  placed(answer: BetAnswer): void;
}

export interface BetInput {
  readonly roundId: string;
  readonly userId: string;
}

/** Selection and amount picked so far. */
export interface BetDraft {
  readonly selection: BetPlace['selection'] | null;
  /** Decimal text in major units; may be empty. */
  readonly amount: string;
}

export interface BetContext extends BetInput {
  readonly draft: BetDraft;
  /** The attempt under way or last made; its key is made once. */
  readonly attempt: PendingAttempt | null;
  /** The bet as the server took it. */
  readonly bet: Bet | null;
  /** Why the bet was rejected, or why its result is still unknown. */
  readonly failure: Failure | null;
}

export type BetEvent =
  | { readonly type: 'BET.EDITED'; readonly draft: Partial<BetDraft> }
  /** Place what is drafted, or this. Ignored while a bet is being placed. */
  | { readonly type: 'BET.SUBMITTED'; readonly draft?: BetDraft }
  /** Back to an empty draft. */
  | { readonly type: 'BET.CLEARED' }
  /** An attempt from before a reload: ask how it ended. */
  | { readonly type: 'BET.RESUMED'; readonly attempt: PendingAttempt }
  | { readonly type: 'CONNECTION.RESTORED' }
  | AttemptUncertain;
