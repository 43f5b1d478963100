import { randomUUID } from 'node:crypto';
import { repeat, type Repetition } from '../../services/concurrency/repeat.ts';
import { findSeats, holdTable, releaseTables, type TableSeat } from '../../store/tables.ts';
import type { TableRunner } from './run-table.ts';
import type { TableDeps } from './table-deps.ts';
import { tableGames } from './table-games.ts';

/** Time for which a node owns a table without a sign of life, in ms. @source ours */
const leaseMs = 5_000;

/** Pause for a table whose step failed, in ms. */
const restMs = 5_000;

export interface TableClockParts {
  readonly deps: Pick<TableDeps, 'db' | 'log' | 'wakeOutbox' | 'intervalMs'>;
  readonly runner: TableRunner;
  /** Sends everyone the state of a table. */
  readonly touch: (gameId: string) => void;
}

/** The clock of all tables. */
export interface TableClock {
  /** Looks once at all tables, and takes every step that is due. */
  look(): Promise<void>;
  /** Gives the tables back, so that another node need not wait for the lease to end. */
  release(): Promise<void>;
}

/**
 * Runs the tables. Every node has a clock; a table is run by the one that holds its lease, by the
 * database's time, so that it is looked at once and not by everyone. Nothing depends on that: each
 * step locks the round and looks again, so two nodes at one table cannot settle it twice.
 */
export function createTableClock({ deps, runner, touch }: TableClockParts): TableClock {
  const { db, log, wakeOutbox } = deps;
  const node = randomUUID();
  const restingUntil = new Map<string, number>();
  /** Since when this node has held a table without a break, by game. */
  const attendedSince = new Map<string, Date>();
  const engines = [...tableGames.keys()];

  /**
   * Time since which this node owns the table; `undefined` if it does not. A lease is renewed when
   * half of it has gone; one that ran out is a new one, because it had no reader in between.
   */
  const heldSince = async (
    { gameId, holder, heldUntil }: TableSeat,
    now: Date,
  ): Promise<Date | undefined> => {
    const leftMs = (heldUntil?.getTime() ?? 0) - now.getTime();
    if (leftMs > 0 && holder !== node) return undefined;
    const since = (leftMs > 0 ? attendedSince.get(gameId) : undefined) ?? now;
    if (leftMs <= leaseMs / 2) {
      const until = new Date(now.getTime() + leaseMs);
      if (!(await holdTable(db, gameId, node, { now, until }))) return undefined;
    }
    attendedSince.set(gameId, since);
    return since;
  };

  const stepAll = async (gameId: string, since: Date): Promise<void> => {
    for (;;) {
      const result = await runner.step(gameId, since);
      if (result === 'idle') return;
      wakeOutbox();
      if (result === 'published') return touch(gameId);
    }
  };

  const run = async (seat: TableSeat, now: Date): Promise<void> => {
    const { gameId } = seat;
    if ((restingUntil.get(gameId) ?? 0) > now.getTime()) return;
    try {
      const since = await heldSince(seat, now);
      if (since) await stepAll(gameId, since);
    } catch (error) {
      log.error({ err: error, gameId }, 'a table failed; it rests');
      restingUntil.set(gameId, now.getTime() + restMs);
    }
  };

  return {
    look: async () => {
      try {
        const now = await runner.now(db);
        for (const seat of await findSeats(db, engines, now)) await run(seat, now);
      } catch (error) {
        log.error({ err: error }, 'the tables were not looked at');
      }
    },
    release: async () => void (await releaseTables(db, node)),
  };
}

/** Looks at the tables again and again. */
export const startTableClock = (clock: TableClock, intervalMs = 100): Repetition =>
  repeat(() => clock.look(), intervalMs);
