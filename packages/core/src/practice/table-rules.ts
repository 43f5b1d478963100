import type { Game } from '../contract/schemas/game.ts';
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

/** State of a running round. Times in milliseconds. */
export interface RoundView<Dealt> {
  readonly game: Game;
  /** End of betting. */
  readonly startsAt: number;
  readonly now: number;
  /** `null` until betting is over. */
  readonly dealt: Dealt | null;
  readonly isOver: boolean;
  /** Plays of the round. */
  readonly plays: readonly Play[];
}

/**
 * Describes how a table with shared rounds is played in the page. Rules and draws are those of
 * `@lobi/core/games`; this decides only when each applies.
 */
export interface TableRules<Dealt> {
  readonly bettingMs: number;
  readonly pauseMs: number;
  /** Update interval of a running round whose public state changes. */
  readonly beatMs?: number;
  /** Parses a player's choice. Throws `validation`. */
  accept(choice: unknown, stake: bigint, game: Game): Play['choice'];
  /** Part of a play that is visible from the start; default nothing. */
  initialOutcome?(seeds: RoundSeeds, playId: string, choice: Play['choice']): Promise<object>;
  deal(seeds: RoundSeeds, plays: readonly Play[], game: Game): Promise<Dealt>;
  /** Duration from the end of betting to the end of the round. */
  runsForMs(dealt: Dealt): number;
  state(view: RoundView<Dealt>): TableState;
  result(dealt: Dealt): string;
  settle(dealt: Dealt, play: Play, stake: bigint): RoundEnd;
  /** Cash-out of a play while the round runs, by the player or automatically; `null` for none. */
  leave?(dealt: Dealt, play: Play, stake: bigint, runsMs: number, isOwn: boolean): RoundEnd | null;
}
