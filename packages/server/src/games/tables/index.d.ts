import { type Table } from '@lobi/core/contract';
import type { TableRoom } from '../../services/plays/table-room.ts';
import type { TableDeps } from './table-deps.ts';
export type { TableDeps } from './table-deps.ts';
/** Games with rounds that everybody shares. */
export interface Tables extends TableRoom {
  /**
   * The table of a game. Whoever asks is there to see it: a table that rests wakes.
   * @throws AppError `not_found` for games without a table, and those that never opened and do not
   *   open now
   */
  show(gameId: string): Promise<Table>;
  /** Takes every step that is due now, at all tables. The clock does it by itself. */
  look(): Promise<void>;
  /** Runs the tables from now on. */
  start(): void;
  /** Leaves the tables to other nodes; resolves when nothing is under way. */
  stop(): Promise<void>;
}
/**
 * Joins the tables to one database. A table runs as long as its game is enabled and somebody has
 * looked at it or played within five minutes; then it rests after a round, and opens the next one
 * when somebody reads it.
 */
export declare function createTables(deps: TableDeps): Tables;
