import { randomUUID } from 'node:crypto';
import { repeat, type Repetition } from '../../services/concurrency/repeat.ts';
import { findSeats, holdTable, releaseTables, type TableSeat } from '../../store/tables.ts';
import type { TableRunner } from './run-table.ts';
import type { TableDeps } from './table-deps.ts';
import { tableGames } from './table-games.ts';

/** Lease of a table: time in ms for which a node owns it without renewal. @source ours */
const leaseMs = 5_000;

/** Pause of a table whose step failed, in ms. */
const restMs = 5_000;

export interface TableClockParts {
  readonly deps: Pick<TableDeps, 'db' | 'log' | 'wakeOutbox' | 'intervalMs'>;
  readonly runner: TableRunner;
  /** Publishes the state of a table. */
  readonly touch: (gameId: string) => void;
}

/** The clock of all tables. */
export interface TableClock {
  /** Checks all tables once and performs every due step. */
  runDueSteps(): Promise<void>;
  /** Releases the leases, so that another node need not wait for them to expire. */
  release(): Promise<void>;
}

/**
 * Runs the tables. Every node has a clock; the node that holds the lease of a table, by the database's
 * time, runs it, so that the nodes do not all poll it. Correctness does not depend on the lease: each
 * step locks the round and checks again, so that two nodes cannot settle it twice.
 */
export function createTableClock({ deps, runner, touch }: TableClockParts): TableClock {
  const { db, log, wakeOutbox } = deps;
  const node = randomUUID();
  const restingUntil = new Map<string, number>();
  /** Since when this node has held a table continuously, by game. */
  const attendedSince = new Map<string, Date>();
  const engines = [...tableGames.keys()];

  /**
   * Since when this node has owned the table; `undefined` if it does not. A lease is renewed at half of
   * its time; an expired one counts as new, because the table was unattended in between.
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
      log.error({ err: error, gameId }, 'a table step failed; the table is paused');
      restingUntil.set(gameId, now.getTime() + restMs);
    }
  };

  return {
    runDueSteps: async () => {
      try {
        const now = await runner.now(db);
        for (const seat of await findSeats(db, engines, now)) await run(seat, now);
      } catch (error) {
        log.error({ err: error }, 'the due table steps could not be performed');
      }
    },
    release: async () => void (await releaseTables(db, node)),
  };
}

/** Polls the tables at an interval. */
export const startTableClock = (clock: TableClock, intervalMs = 100): Repetition =>
  repeat(() => clock.runDueSteps(), intervalMs);
