import {
  AppError,
  channels,
  wireChannelName,
  type Table,
  type TableChain,
} from '@lobi/core/contract';
import type { TablePort } from '../../services/plays/table-port.ts';
import type { Repetition } from '../../services/concurrency/repeat.ts';
import { findGame } from '../../store/games.ts';
import { findNewestRound, recordTableViewer } from '../../store/tables.ts';
import { createTicker } from '../ticker.ts';
import { createHashChains } from './hash-chains.ts';
import { setSalt, listTableChains } from './chain-admin.ts';
import { createDealer } from './dealer.ts';
import { joinRound } from './join-round.ts';
import { cashOut } from './cash-out.ts';
import { createTableRunner } from './run-table.ts';
import { createTableClock, startTableClock } from './table-clock.ts';
import type { TableDeps } from './table-deps.ts';
import { tableGames } from './table-games.ts';
import { readTable } from './to-table.ts';

export type { TableDeps } from './table-deps.ts';

/** Games with shared rounds. */
export interface Tables extends TablePort {
  /**
   * Returns the table of a game. A request counts as a viewer: a paused table starts again.
   * @throws AppError `not_found` for games without a table, and those that never opened and do not open
   *   now
   */
  show(gameId: string): Promise<Table>;
  /**
   * Returns the hash chains of a game, newest first.
   * @throws AppError `not_found` for games without a table
   */
  chains(gameId: string): Promise<TableChain[]>;
  /**
   * Sets the announced salt of a published chain, once; returns the chains.
   * @throws AppError `not_found`, `conflict` for a chain that has its salt
   */
  setSalt(gameId: string, published: string, salt: string): Promise<TableChain[]>;
  /** Performs every step that is due now, at all tables. The clock calls it automatically. */
  runDueSteps(): Promise<void>;
  /** Starts to run the tables. */
  start(): void;
  /** Releases the tables to other nodes; resolves when no step is in progress. */
  stop(): Promise<void>;
}

/** Time that a table continues to run after the last read, in ms. @source ours */
const wantedMs = 300_000;

/**
 * Connects the tables to a database. A table runs while its game is enabled and a client has read it or
 * played within five minutes; after that it stops at the end of a round, and the next read opens a new
 * round.
 */
export function createTables(deps: TableDeps): Tables {
  const { db, log, publish } = deps;
  const hashChains = createHashChains({
    db,
    sealer: deps.sealer,
    ...(deps.chainGames === undefined ? {} : { games: deps.chainGames }),
    ...(deps.newSalt === undefined ? {} : { newSalt: deps.newSalt }),
    ...(deps.saltSource === undefined ? {} : { saltSource: deps.saltSource }),
  });
  const dealer = createDealer(hashChains);
  const runner = createTableRunner({ db, chains: hashChains, dealer, deps });
  const { now } = runner;

  const read = async (gameId: string): Promise<Table | undefined> => {
    const at = await now(db);
    const round = await findNewestRound(db, gameId);
    return round && readTable(db, dealer, round, at);
  };

  const ticker = createTicker({
    log,
    publish: async (gameId) => {
      const table = await read(gameId);
      if (table) await publish(wireChannelName('table', gameId), channels.table.event, table);
    },
  });
  const clock = createTableClock({ deps, runner, touch: ticker.touch });
  let running: Repetition | undefined;

  const requireTable = async (gameId: string): Promise<void> => {
    const game = await findGame(db, gameId);
    if (!game || !tableGames.has(game.engine)) throw new AppError('not_found');
  };

  /** Stored at most once per half of the period. */
  const want = async (gameId: string): Promise<void> => {
    const at = (await now(db)).getTime();
    await recordTableViewer(db, gameId, new Date(at + wantedMs / 2), new Date(at + wantedMs));
  };

  return {
    join: (tx, stake) => joinRound(tx, dealer, stake, now),

    cashOut: async (tx, { playId }) => ({
      playId,
      wallet: await cashOut(tx, dealer, playId, now),
    }),

    touch: (gameId) => {
      ticker.touch(gameId);
      want(gameId).catch((error: unknown) =>
        log.warn({ err: error, gameId }, 'the viewer of a table was not recorded'),
      );
    },

    chains: async (gameId) => {
      await requireTable(gameId);
      return listTableChains(db, gameId);
    },

    setSalt: async (gameId, published, salt) => {
      await requireTable(gameId);
      const chains = await setSalt(db, gameId, published, salt);
      ticker.touch(gameId);
      return chains;
    },

    show: async (gameId) => {
      await requireTable(gameId);
      await want(gameId);
      let table = await read(gameId);
      if (!table) {
        // The first reader does not wait for the clock.
        if ((await runner.step(gameId, await now(db))) !== 'idle') deps.wakeOutbox();
        table = await read(gameId);
      }
      if (!table) throw new AppError('not_found');
      return table;
    },

    runDueSteps: clock.runDueSteps,

    start: () => {
      running ??= startTableClock(clock, deps.intervalMs);
    },

    stop: async () => {
      await running?.stop();
      running = undefined;
      await clock.release();
      await ticker.stop();
    },
  };
}
