import type { TableRound } from '../table/table.types.ts';

/** A round as the stage shows it: the multiple rises from `closesAt` on. */
export interface CrashRound extends TableRound {
  /** Where it ended, per 100; `null` until then. */
  readonly endedAt: number | null;
}

/** The multiple after so many ms, per 100: the game's own curve. */
export type MultipleAt = (elapsedMs: number) => number;

/** A bet as the player asks for it. */
export interface CrashBetRequest {
  /** Decimal text. */
  readonly amount: string;
  /** Multiple of the automatic cash-out, per 100; `null` for by hand. */
  readonly autoCashOut: number | null;
}

/**
 * State of one of the two bets. `queued` waits on this device for the next round; `placing`,
 * `unknown` and `cashing` are on their way; `in` is in the round. `message` says in words what went
 * wrong with the last step.
 */
export type CrashSlot =
  | { readonly status: 'idle'; readonly message?: string | undefined }
  | ({
      readonly status: 'queued' | 'placing' | 'unknown' | 'in' | 'cashing' | 'lost' | 'refunded';
      readonly message?: string | undefined;
    } & CrashBetRequest)
  | ({
      readonly status: 'cashed';
      /** Where it left, per 100. */
      readonly multiplier: number;
      /** Decimal text. */
      readonly payout: string;
      readonly message?: string | undefined;
    } & CrashBetRequest);

/** The bets of a player by their letters; where a round takes one of each player, there is no second. */
export type CrashSlotName = 'A' | 'B';
export interface CrashSlots {
  readonly A: CrashSlot;
  readonly B?: CrashSlot | undefined;
}
