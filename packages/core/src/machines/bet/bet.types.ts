import type { ApiAnswer } from '../../contract/api/index.ts';
import type { Bet } from '../../contract/schemas/bet.ts';
import type { BetPlace } from '../../contract/schemas/bet-place.ts';
import type { PendingAttempt } from '../../ports/attempt-store.ts';
import type { AttemptEffects, AttemptUncertain } from '../attempt/attempt.types.ts';
import type { Failure } from '../failure.ts';

/** Response to a bet: the bet, and the wallet after it. */
export type BetAnswer = ApiAnswer<'bet.place'>;

/** Effects of the bet machine. */
export interface BetEffects extends AttemptEffects<BetAnswer> {
  makeKey(): string;
  now(): number;
  /** The server accepted the bet; the response contains the new wallet. */
  placed(answer: BetAnswer): void;
}

export interface BetInput {
  readonly roundId: string;
  readonly userId: string;
}

/** Current selection and amount. */
export interface BetDraft {
  readonly selection: BetPlace['selection'] | null;
  /** Decimal text in major units; may be empty. */
  readonly amount: string;
}

export interface BetContext extends BetInput {
  readonly draft: BetDraft;
  /** The current or last attempt; its key is created once. */
  readonly attempt: PendingAttempt | null;
  /** The bet as accepted by the server. */
  readonly bet: Bet | null;
  /** Why the bet was rejected, or why its outcome is unknown. */
  readonly failure: Failure | null;
}

export type BetEvent =
  | { readonly type: 'BET.EDITED'; readonly draft: Partial<BetDraft> }
  /** Places the draft, or the given one. Ignored while a bet is being placed. */
  | { readonly type: 'BET.SUBMITTED'; readonly draft?: BetDraft }
  /** Resets to an empty draft. */
  | { readonly type: 'BET.CLEARED' }
  /** Requests the outcome of an attempt from before a reload. */
  | { readonly type: 'BET.RESUMED'; readonly attempt: PendingAttempt }
  | { readonly type: 'CONNECTION.RESTORED' }
  | AttemptUncertain;
