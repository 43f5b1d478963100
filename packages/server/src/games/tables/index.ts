import {
  AppError,
  channels,
  wireChannelName,
  type Table,
  type TableChain,
} from '@lobi/core/contract';
import type { TableRoom } from '../../services/plays/table-room.ts';
import type { Repetition } from '../../services/concurrency/repeat.ts';
import { findGame } from '../../store/games.ts';
import { findNewestRound, wantTable } from '../../store/tables.ts';
import { createTicker } from '../ticker.ts';
import { createChainBook } from './chain-book.ts';
import { giveSalt, showChains } from './chain-desk.ts';
import { createDealer } from './dealer.ts';
import { joinRound } from './join-round.ts';
import { cashOut } from './leave-round.ts';
import { createTableRunner } from './run-table.ts';
import { createTableClock, startTableClock } from './table-clock.ts';
import type { TableDeps } from './table-deps.ts';
import { tableGames } from './table-games.ts';
import { readTable } from './to-table.ts';

export type { TableDeps } from './table-deps.ts';

/** Games with shared rounds. */
export interface Tables extends TableRoom {
  /**
   * The table of a game. A caller is a spectator: a paused table starts again.
   * @throws AppError `not_found` for games without a table, and those that never opened and do not
   *   open now
   */
  show(gameId: string): Promise<Table>;
  /**
   * The hash chains of a game, the one published last first.
   * @throws AppError `not_found` for games without a table
   */
  chains(gameId: string): Promise<TableChain[]>;
  /**
   * Gives a published chain the salt that was announced with it, once; returns the chains.
   * @throws AppError `not_found`, `conflict` for a chain that has its salt
   */
  giveSalt(gameId: string, published: string, salt: string): Promise<TableChain[]>;
  /** Takes every step that is due now, at all tables. The clock does it automatically. */
  look(): Promise<void>;
  /** Runs the tables from now on. */
  start(): void;
  /** Leaves the tables to other nodes; resolves when nothing is under way. */
  stop(): Promise<void>;
}

/** How long a table continues after it was last read, in ms. @source ours */
const wantedMs = 300_000;

/**
 * Joins the tables to one database. A table runs as long as its game is enabled and a client has
 * looked at it or played within five minutes; then it rests after a round, and opens the next one
 * when it is read.
 */
export function createTables(deps: TableDeps): Tables {
  const { db, log, publish } = deps;
  const book = createChainBook({
    db,
    sealer: deps.sealer,
    ...(deps.chainGames === undefined ? {} : { games: deps.chainGames }),
    ...(deps.newSalt === undefined ? {} : { newSalt: deps.newSalt }),
    ...(deps.saltSource === undefined ? {} : { saltSource: deps.saltSource }),
  });
  const dealer = createDealer(book);
  const runner = createTableRunner({ db, chains: book, dealer, deps });
  const { now } = runner;

  const read = async (gameId: string): Promise<Table | undefined> => {
    const at = await now(db);
    const round = await findNewestRound(db, gameId);
    return round && readTable(db, dealer, round, at);
  };

  const ticker = createTicker({
    log,
    tell: async (gameId) => {
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

  /** Written down at most once in half of the time. */
  const want = async (gameId: string): Promise<void> => {
    const at = (await now(db)).getTime();
    await wantTable(db, gameId, new Date(at + wantedMs / 2), new Date(at + wantedMs));
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
        log.warn({ err: error, gameId }, 'a table does not know that it is wanted'),
      );
    },

    chains: async (gameId) => {
      await requireTable(gameId);
      return showChains(db, gameId);
    },

    giveSalt: async (gameId, published, salt) => {
      await requireTable(gameId);
      const chains = await giveSalt(db, gameId, published, salt);
      ticker.touch(gameId);
      return chains;
    },

    show: async (gameId) => {
      await requireTable(gameId);
      await want(gameId);
      let table = await read(gameId);
      if (!table) {
        // The first one to look does not wait for the clock.
        if ((await runner.step(gameId, await now(db))) !== 'idle') deps.wakeOutbox();
        table = await read(gameId);
      }
      if (!table) throw new AppError('not_found');
      return table;
    },

    look: clock.look,

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
