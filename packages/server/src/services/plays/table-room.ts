import type { Transaction } from '../../store/database.ts';
import type { GameRecord } from '../../store/games.ts';
import type { WalletState } from '../../store/post-transfers.ts';

/**
 * A stake on a game with shared rounds. The key is claimed, the player may stake, and the amount is
 * within the limits of the game.
 */
export interface TableStake {
  readonly game: GameRecord;
  readonly walletId: string;
  /** Minor units. */
  readonly stake: bigint;
  /** As the player sent it; the engine reads it. */
  readonly choice: unknown;
}

/** Result of a stake or a step. */
export interface TableResult {
  readonly playId: string;
  readonly wallet: WalletState;
}

/** Games with shared rounds, as plays see them. */
export interface TableRoom {
  /**
   * Takes a stake for the round that takes bets now: writes the play and moves the money.
   * @throws AppError `validation`, `bet_closed`, `play_open`, `payout_above_maximum`,
   *   `stake_above_maximum`, `insufficient_funds`
   */
  join(tx: Transaction, stake: TableStake): Promise<TableResult>;
  /**
   * Takes the money of an open play of a round that runs. It takes the wallet and the play itself.
   * @throws AppError `round_state` when it cannot leave now, or has left
   */
  cashOut(tx: Transaction, step: { readonly playId: string }): Promise<TableResult>;
  /** After the commit of a stake or a step: notifies the table. */
  touch(gameId: string): void;
}
