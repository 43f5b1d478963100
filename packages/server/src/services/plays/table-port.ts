import type { Transaction } from '../../store/database.ts';
import type { GameRecord } from '../../store/games.ts';
import type { WalletState } from '../../store/post-transfers.ts';

/**
 * A stake on a game with shared rounds. Its key is claimed, the player may stake, and the amount is
 * within the limits of the game.
 */
export interface TableStake {
  readonly game: GameRecord;
  readonly walletId: string;
  /** Minor units. */
  readonly stake: bigint;
  /** As sent by the player; the engine parses it. */
  readonly choice: unknown;
}

/** Result of a stake or a step. */
export interface TableResult {
  readonly playId: string;
  readonly wallet: WalletState;
}

/** Games with shared rounds, as used by plays. */
export interface TablePort {
  /**
   * Places a stake in the round that takes bets now: inserts the play and moves the money.
   * @throws AppError `validation`, `bet_closed`, `play_open`, `payout_above_maximum`,
   *   `stake_above_maximum`, `insufficient_funds`
   */
  join(tx: Transaction, stake: TableStake): Promise<TableResult>;
  /**
   * Cashes out an open play of a running round. It locks the wallet and the play.
   * @throws AppError `round_state` when cash-out is not possible now, or already happened
   */
  cashOut(tx: Transaction, step: { readonly playId: string }): Promise<TableResult>;
  /** Called after the commit of a stake or a step: publishes the table. */
  touch(gameId: string): void;
}
