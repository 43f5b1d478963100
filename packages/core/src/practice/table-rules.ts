import type { Play } from '../contract/schemas/play.ts';
import type { TableState } from '../contract/schemas/table.ts';
import type { ServerSeed } from '../games/fairness/seeds.ts';

/** Seeds that decide a round: its hash, the salt of the visit, and its number. */
export interface RoundSeeds {
  readonly hash: ServerSeed;
  readonly salt: string;
  readonly number: number;
}

/** Result of a play; `payout` in minor units. */
export interface RoundEnd {
  readonly payout: bigint;
  readonly outcome: object;
}

/** A round as far as it has come. Times in milliseconds. */
export interface RoundView<Dealt> {
  readonly startsAt: number;
  /** `null` until betting is over. */
  readonly dealt: Dealt | null;
  readonly isOver: boolean;
}

/**
 * How a table with shared rounds is played in the page. Rules and draws are those of
 * `@lobi/core/games`; here is only when which of them applies.
 */
export interface TableRules<Dealt> {
  readonly bettingMs: number;
  readonly pauseMs: number;
  /** Reads what a player chose. Throws `validation`. */
  accept(choice: unknown): Play['choice'];
  deal(seeds: RoundSeeds): Promise<Dealt>;
  /** From the end of betting to the end of the round. */
  runsForMs(dealt: Dealt): number;
  state(view: RoundView<Dealt>): TableState;
  result(dealt: Dealt): string;
  settle(dealt: Dealt, play: Play, stake: bigint): RoundEnd;
  /** A play that leaves while the round runs, by the player or automatically; `null` while it stays. */
  leave?(dealt: Dealt, play: Play, stake: bigint, runsMs: number, isOwn: boolean): RoundEnd | null;
}
