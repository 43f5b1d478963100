import type { Play, Table } from '@lobi/core/contract';
import {
  asServerSeed,
  chainForPlay,
  crashesAfterMs,
  crashPointBp,
  type ServerSeed,
} from '@lobi/core/games';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import { createSealer } from '../../packages/server/src/config/sealer.ts';
import { createDealer } from '../../packages/server/src/games/tables/dealer.ts';
import { createHashChains } from '../../packages/server/src/games/tables/hash-chains.ts';
import {
  createTables,
  type TableDeps,
  type Tables,
} from '../../packages/server/src/games/tables/index.ts';
import {
  createTableRunner,
  type TableRunner,
} from '../../packages/server/src/games/tables/run-table.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { offerBuiltInGames } from '../../packages/server/src/services/plays/offer-built-in-games.ts';
import type { PlayAnswer } from '../../packages/server/src/services/plays/plays.ts';
import type { Database } from '../../packages/server/src/store/database.ts';
import { once, silentLog, type World } from '../ledger/world.ts';
import { queryRow, queryRows } from '../query-rows.ts';

/** Key of the chains' secrets in these tests. */
const sealer = createSealer('ab'.repeat(32));

/** Another node, or the same one after a restart: it shares only the database and the key. */
export const anotherNode = (world: World, overrides: Partial<TableDeps> = {}): Tables =>
  createTables({
    db: world.db,
    log: silentLog,
    sealer,
    publish: () => undefined,
    wakeOutbox: () => undefined,
    maximumPayout: defaultRules.maximumPayout,
    currentTime: () => world.clock.now,
    chainGames: 20,
    ...overrides,
  });

/** The steps of another node without its lease, so that several nodes can perform one step at once. */
export function stepsOfAnotherNode({ db, clock }: World): TableRunner {
  const chains = createHashChains({ db, sealer });
  const { maximumPayout } = defaultRules;
  const deps = { log: silentLog, maximumPayout, currentTime: () => clock.now };
  return createTableRunner({ db, chains, dealer: createDealer(chains), deps });
}

/**
 * A database that a process can reach for a number of transactions; then it simulates the process's
 * death.
 */
export function mortalDatabase(db: Database, lives: number): Database {
  let remaining = lives;
  return {
    ...db,
    transaction: async (work) => {
      if (remaining === 0) throw new Error('The process was killed.');
      remaining -= 1;
      return db.transaction(work);
    },
  };
}

/** Opens all built-in games and returns one by its key. */
export async function builtInGame(world: World, key: string): Promise<string> {
  await offerBuiltInGames(world.db, 'IDR');
  const row = await queryRow<{ id: string }>(world.db, 'select id from games where key = $1', [
    key,
  ]);
  return row!.id;
}

/** Advances the clock. */
export const advanceClock = (world: World, ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
};

/** Sets the clock. */
export const goTo = (world: World, at: string | number): void => {
  world.clock.now = new Date(at);
};

/** Joins the round that takes bets. */
export const join = async (
  world: World,
  actor: Actor,
  gameId: string,
  amount: string,
  choice: Record<string, unknown>,
): Promise<Play> =>
  (await world.services.plays.create(actor, gameId, { amount, choice }, once())).answer.data;

/** Cashes out a crash play. */
export const leave = async (world: World, actor: Actor, playId: string): Promise<PlayAnswer> =>
  (await world.services.plays.step(actor, playId, { step: 'cash-out' }, once())).answer;

/** Creates players with money. */
export const players = (world: World, count: number, funds = 1_000_000n): Promise<Actor[]> =>
  Promise.all(Array.from({ length: count }, () => world.user({ funds })));

/** Returns a secret of the platform: the hash of a round. */
export async function secretOf(
  world: World,
  { round, chain }: Pick<Table, 'round' | 'chain'>,
): Promise<ServerSeed> {
  const row = await queryRow<{ secret: string }>(
    world.db,
    'select secret from hash_chains where published = $1',
    [chain.published],
  );
  const hashes = await chainForPlay(sealer.open(row!.secret), chain.games);
  return asServerSeed(hashes[round.number - chain.firstNumber + 1]!);
}

/** Returns a secret of the platform: the crash point of a round. */
export const pointOf = async (world: World, table: Table): Promise<number> =>
  crashPointBp(await secretOf(world, table), table.chain.salt);

/** Time of the crash of a round that starts when its betting ends. */
export const crashMomentOf = async (world: World, table: Table): Promise<number> =>
  Date.parse(table.closesAt) + crashesAfterMs(await pointOf(world, table));

/** Ends the betting of the round that is shown, and starts it. */
export async function runRound(world: World, table: Table, tables = world.tables): Promise<Table> {
  goTo(world, table.closesAt);
  await tables.runDueSteps();
  return tables.show(table.gameId);
}

/** Opens the next round once the one that is over has had its pause. */
export async function nextRound(world: World, over: Table, tables = world.tables): Promise<Table> {
  goTo(world, over.nextAt ?? world.clock.now.getTime() + 10_000);
  await tables.runDueSteps();
  return tables.show(over.gameId);
}

/** Runs a round of any game to its end. */
export async function finishRound(
  world: World,
  table: Table,
  tables = world.tables,
): Promise<Table> {
  const running = await runRound(world, table, tables);
  if (running.state.engine === 'crash') {
    goTo(world, await crashMomentOf(world, table));
    await tables.runDueSteps();
  }
  for (;;) {
    const now = await tables.show(table.gameId);
    if (now.phase === 'settled') return now;
    advanceClock(world, 8_000);
    await tables.runDueSteps();
  }
}

/** Plays rounds until one has the wanted crash multiple; returns it while it takes bets. */
export async function roundThat(
  world: World,
  gameId: string,
  crashesAt: (pointBp: number) => boolean,
): Promise<Table> {
  let table = await world.tables.show(gameId);
  while (!crashesAt(await pointOf(world, table))) {
    table = await nextRound(world, await finishRound(world, table));
  }
  return table;
}

/** All published events of a table, in order. */
export const announced = async (world: World, gameId: string): Promise<Table[]> =>
  (
    await queryRows<{ facts: Table }>(
      world.db,
      `select facts from outbox where topic = 'table' and subject_id = $1 order by id`,
      [gameId],
    )
  ).map(({ facts }) => facts);

/** Status and payout of a play. */
export const outcomeOfPlay = async (world: World, playId: string) =>
  queryRow<{ status: string; payout: bigint | null }>(
    world.db,
    'select status, payout from plays where id = $1',
    [playId],
  );

/** A crash round that leaves time to cash out. */
export const rises = (pointBp: number): boolean => pointBp >= 15_000;

/** A bet on a crash round without an automatic cash-out. */
export const manual = { autoCashOutBp: null };
