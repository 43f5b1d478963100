import type { TableRound } from '../table/table.types.ts';

/** A round as shown on the stage; the multiple rises from `closesAt` on. */
export interface CrashRound extends TableRound {
  /** Crash multiple, per 100; `null` until then. */
  readonly endedAt: number | null;
}

/** Returns the multiple after this many ms, per 100: the curve of the game. */
export type MultipleAt = (elapsedMs: number) => number;

/** A bet as requested by the player. */
export interface CrashBetRequest {
  /** Decimal text. */
  readonly amount: string;
  /** Multiple of the automatic cash-out, per 100; `null` for a manual one. */
  readonly autoCashOut: number | null;
}

/**
 * State of one of the two bets. `queued` waits locally for the next round; `placing`, `unknown` and `cashing`
 * are being sent; `in` is in the round. `message` explains the failure of the last step.
 */
export type CrashSlot =
  | { readonly status: 'idle'; readonly message?: string | undefined }
  | ({
      readonly status: 'queued' | 'placing' | 'unknown' | 'in' | 'cashing' | 'lost' | 'refunded';
      readonly message?: string | undefined;
    } & CrashBetRequest)
  | ({
      readonly status: 'cashed';
      /** Cash-out multiple, per 100. */
      readonly multiplier: number;
      /** Decimal text. */
      readonly payout: string;
      readonly message?: string | undefined;
    } & CrashBetRequest);

/** The bets of a player by letter; if a round allows one per player, there is no second. */
export type CrashSlotName = 'A' | 'B';
export interface CrashSlots {
  readonly A: CrashSlot;
  readonly B?: CrashSlot | undefined;
}
