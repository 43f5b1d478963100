import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiName, Play, Table, Wallet, WalletCall } from '@lobi/core/contract';
import {
  asServerSeed,
  chainForPlay,
  crashesAfterMs,
  crashPointBp,
  drawOf,
  builtInGames,
  newServerSeed,
  startMines,
  gameManifestOf,
  gameManifests,
  gameNames,
} from '@lobi/core/games';
import { createSealer } from '../../packages/server/src/config/sealer.ts';
import { deriveSecrets } from '../../packages/server/src/config/secrets.ts';
import { createWalletClient } from '../../packages/server/src/providers/conformance/wallet-client.ts';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import { createLaunchService } from '../../packages/server/src/providers/launch-service.ts';
import { registerProviders } from '../../packages/server/src/providers/register-providers.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { insertChain, saltChain } from '../../packages/server/src/store/hash-chains.ts';
import type { Answer } from '@lobi/core/conformance';
import { studio } from '../providers/studio.ts';
import { waitUntil } from '../wait-until.ts';
import { provideClusters, type Cluster } from './cluster.ts';
import { countOf, shareOfDay } from './counts.ts';
import {
  crashAfter,
  before,
  expectNothingPending,
  killAt,
  titled,
  type Action,
} from './killed-node.ts';
import type { CrashPoint } from './node-control.ts';
import { sharedSecret, type ServerNode } from './server-node.ts';
import type { Visitor } from './visitor.ts';
import { queryRow, queryRows } from '../query-rows.ts';

const startCluster = provideClusters();
/** Decrypts values that the nodes have sealed. */
const sealer = createSealer(deriveSecrets(sharedSecret).gateway);
const funds = 1_000_000n;
const stake = 10_000n;

let cluster: Cluster;
let node: ServerNode;
beforeAll(async () => {
  cluster = await startCluster(1, { lasts: true });
  const [first] = cluster.nodes;
  if (!first) throw new Error('The cluster has no node.');
  node = first;
  const terms = { db: cluster.world.db, seal: sealer.seal, currency: 'IDR' } as const;
  await registerProviders(terms, [studio('alpha')]);
});

interface Player extends Visitor {
  call(name: ApiName, id: Record<string, string>, body?: object, key?: string): Promise<Answer>;
}

async function newPlayer(): Promise<Player> {
  const visitor = await cluster.signIn(await cluster.world.user({ funds }));
  return {
    ...visitor,
    call: (name, params, body, key) =>
      visitor.at(node).call(name, { params, ...(body && { body }), ...(key && { key }) }),
  };
}

async function gameOf(engine: string): Promise<string> {
  const row = await queryRow<{ id: string }>(
    cluster.world.db,
    'select id from games where engine = $1 and house order by minimum_stake limit 1',
    [engine],
  );
  if (!row) throw new Error(`The house has no ${engine}.`);
  return row.id;
}

const balanceOf = (actor: Actor): Promise<bigint> => cluster.world.balanceOf(actor);

const playsOf = ({ walletId }: Actor) =>
  queryRows<{ id: string; status: string; payout: bigint | null }>(
    cluster.world.db,
    'select id, status, payout from plays where wallet_id = $1 order by id',
    [walletId],
  );

/** Sends the same request twice with one key: both responses are equal and successful. */
async function askTwice<Body>(call: () => Promise<Answer>): Promise<Body> {
  const [first, second] = [await call(), await call()];
  expect({ status: first.status, body: first.body }).toMatchObject({
    status: expect.toSatisfy((status: number) => status < 300),
  });
  expect(second.body).toEqual(first.body);
  return first.body as Body;
}

/** Response to a call about a play. */
interface PlayAnswer {
  readonly data: Play;
  readonly wallet: Wallet;
}

const choiceOf = (engine: string): object => gameManifestOf(engine)?.sample ?? {};

/** One play of a game without shared rounds, from the stake to the payout. */
async function preparePlay(engine: string): Promise<Action> {
  const player = await newPlayer();
  const gameId = await gameOf(engine);
  const key = randomUUID();
  const body = { amount: String(stake), choice: choiceOf(engine) };
  const play = () => player.call('play.create', { gameId }, body, key);
  return {
    begin: play,
    finish: async () => {
      const { data } = await askTwice<PlayAnswer>(play);
      const returned = BigInt(data.payout ?? '0');
      expect(await balanceOf(player.actor)).toBe(funds - stake + returned);
      expect(await playsOf(player.actor)).toHaveLength(1);
    },
  };
}

/** An open game of mines, and a tile of it without a mine. */
async function openMines() {
  const player = await newPlayer();
  const gameId = await gameOf('mines');
  const body = { amount: String(stake), choice: choiceOf('mines') };
  const { body: begun } = await player.call('play.create', { gameId }, body);
  const playId = (begun as PlayAnswer).data.id;
  const row = await queryRow<{ sealed: string; client: string; nonce: number }>(
    cluster.world.db,
    `select s.sealed, s.client_seed as client, p.nonce
     from plays p join player_seeds s on s.id = p.seed_id where p.id = $1`,
    [playId],
  );
  if (!row) throw new Error('The play is not there.');
  const serverSeed = asServerSeed(sealer.open(row.sealed));
  const draw = await drawOf({ serverSeed, clientSeed: row.client, nonce: row.nonce }, 24);
  const { board } = startMines(3, draw);
  const safe = [...Array(25).keys()].filter((tile) => !board.includes(tile));
  const step = (given: object, key?: string) => player.call('play.step', { playId }, given, key);
  return { player, safe, step };
}

/** A tile of mines: a repeated request finds it open and continues. */
async function prepareTile(): Promise<Action> {
  const { player, safe, step } = await openMines();
  const key = randomUUID();
  const open = () => step({ step: 'open', tile: safe[0] }, key);
  return {
    begin: open,
    finish: async () => {
      const opened = await askTwice<PlayAnswer>(open);
      expect(opened.data).toMatchObject({ status: 'open', outcome: { picks: [safe[0]] } });
      const { body } = await step({ step: 'cash-out' });
      expect((body as PlayAnswer).data).toMatchObject({ status: 'won', payout: '11250' });
      expect(await balanceOf(player.actor)).toBe(funds + 1_250n);
    },
  };
}

/** The cash-out of mines, after a tile. */
async function prepareTaking(): Promise<Action> {
  const { player, safe, step } = await openMines();
  await step({ step: 'open', tile: safe[0] });
  const key = randomUUID();
  const take = () => step({ step: 'cash-out' }, key);
  return {
    begin: take,
    finish: async () => {
      const { data } = await askTwice<PlayAnswer>(take);
      expect(data).toMatchObject({ status: 'won', payout: '11250' });
      expect(await balanceOf(player.actor)).toBe(funds + 1_250n);
    },
  };
}

/** A hand of blackjack that was not over when it was dealt. */
async function openHand(): Promise<{ player: Player; playId: string }> {
  const gameId = await gameOf('blackjack');
  for (;;) {
    const player = await newPlayer();
    const body = { amount: String(stake), choice: {} };
    const { data } = (await player.call('play.create', { gameId }, body)).body as PlayAnswer;
    if (data.status === 'open') return { player, playId: data.id };
  }
}

/** A further stake, which ends its play: both stakes are taken once, and their sum is paid once. */
async function prepareDouble(): Promise<Action> {
  const { player, playId } = await openHand();
  const key = randomUUID();
  const double = () => player.call('play.step', { playId }, { step: 'double', turn: 0 }, key);
  return {
    begin: double,
    finish: async () => {
      const { data } = await askTwice<PlayAnswer>(double);
      expect(data).toMatchObject({ amount: '20000', stakes: { count: 2, each: '10000' } });
      const returned = BigInt(data.payout ?? '0');
      expect(await balanceOf(player.actor)).toBe(funds - 2n * stake + returned);
    },
  };
}

/** Updates the unpaid round of a table. */
const changeRound = (gameId: string, status: 'betting' | 'running', change: string) =>
  cluster.world.db.run(
    `update table_rounds set ${change} where game_id = $1 and status = $2 and paid_at is null`,
    [gameId, status],
  );

const ago = (ms: number) => `clock_timestamp() - interval '${ms} milliseconds'`;

/** Ends betting at once: the round starts. */
const endBetting = (gameId: string) =>
  changeRound(gameId, 'betting', `opens_at = ${ago(60_000)}, closes_at = ${ago(100)}`);

/** Moves the start of the round into the past by this duration. */
const runFor = (gameId: string, ms: number) =>
  changeRound(gameId, 'running', `started_at = ${ago(ms)}`);

/** A duration longer than any round. */
const longMs = 3_600_000;

/** Runs the current round to its end, and prevents another. */
async function quiet(gameId: string): Promise<void> {
  const { db } = cluster.world;
  await waitUntil(async () => {
    await db.run('update game_tables set wanted_until = null where game_id = $1', [gameId]);
    await endBetting(gameId);
    await runFor(gameId, longMs);
    expect(
      await db.rows('select 1 from table_rounds where game_id = $1 and paid_at is null', [gameId]),
    ).toEqual([]);
  });
}

/** Minimum crash multiple of the round, in basis points: 30 times, which takes 56 seconds. */
const leastPointBp = 300_000;

/**
 * Publishes a chain whose first round has a high multiple, so that there is time to crash a node during
 * it.
 */
async function publishHighChain(gameId: string): Promise<number> {
  const { db } = cluster.world;
  const row = await queryRow<{ last: number }>(
    db,
    'select coalesce(max(number), 0)::integer as last from table_rounds where game_id = $1',
    [gameId],
  );
  const firstNumber = (row?.last ?? 0) + 1;
  const salt = randomUUID();
  for (;;) {
    const secret = newServerSeed();
    const [published = '', first = ''] = await chainForPlay(secret, 100);
    const pointBp = await crashPointBp(first, salt);
    if (pointBp < leastPointBp) continue;
    const facts = { gameId, firstNumber, games: 100, published, saltSource: null };
    await db.transaction((tx) => insertChain(tx, { ...facts, secret: sealer.seal(secret) }));
    const chain = await queryRow<{ id: string }>(
      db,
      'select id from hash_chains where published = $1',
      [published],
    );
    await saltChain(db, chain?.id ?? '', salt);
    return pointBp;
  }
}

/** A round of a game with open betting until the test ends it. */
async function openTable(engine: string) {
  const gameId = await gameOf(engine);
  await quiet(gameId);
  const pointBp = engine === 'crash' ? await publishHighChain(gameId) : 0;
  const looker = await newPlayer();
  const show = async () => (await looker.call('table.show', { gameId })).body as { data: Table };
  await waitUntil(async () => expect((await show()).data.phase).toBe('betting'));
  await changeRound(gameId, 'betting', `closes_at = ${ago(-60_000)}`);
  const join = async (player: Player, choice: object, amount = stake, key: string = randomUUID()) =>
    player.call('play.create', { gameId }, { amount: String(amount), choice }, key);
  const running = () => waitUntil(async () => expect((await show()).data.phase).toBe('running'));
  return { gameId, pointBp, join, running };
}

const auto = { autoCashOutBp: 20_000 };
const manual = { autoCashOutBp: null };

/** Joining a round: one play for any number of requests. */
async function prepareJoining(): Promise<Action> {
  const { gameId, join } = await openTable('crash');
  const player = await newPlayer();
  const key = randomUUID();
  const ask = () => join(player, auto, stake, key);
  return {
    begin: ask,
    finish: async () => {
      await askTwice<PlayAnswer>(ask);
      expect(await balanceOf(player.actor)).toBe(funds - stake);
      await quiet(gameId);
      expect(await playsOf(player.actor)).toMatchObject([{ status: 'won', payout: 20_000n }]);
      expect(await balanceOf(player.actor)).toBe(funds + stake);
    },
  };
}

/** The cash-out of a rising crash round. */
async function prepareCashOut(): Promise<Action> {
  const { gameId, join, running } = await openTable('crash');
  const player = await newPlayer();
  const { body } = await join(player, manual);
  const { id: playId } = (body as PlayAnswer).data;
  await endBetting(gameId);
  await running();
  await runFor(gameId, 5_000);
  const key = randomUUID();
  const take = () => player.call('play.step', { playId }, { step: 'cash-out' }, key);
  return {
    begin: take,
    finish: async () => {
      const { data } = await askTwice<PlayAnswer>(take);
      expect(data.status).toBe('won');
      const payout = BigInt(data.payout ?? '0');
      expect(payout).toBeGreaterThanOrEqual((stake * 134n) / 100n);
      expect(await balanceOf(player.actor)).toBe(funds - stake + payout);
    },
  };
}

/** Bets of a crash round with automatic cash-out while it rises. */
async function prepareLeaving(): Promise<Action> {
  const { gameId, join, running } = await openTable('crash');
  const players = [await newPlayer(), await newPlayer()];
  for (const player of players) await join(player, auto);
  await endBetting(gameId);
  await running();
  return {
    begin: () => runFor(gameId, 12_000),
    finish: async () => {
      for (const { actor } of players) {
        await waitUntil(async () => expect(await balanceOf(actor)).toBe(funds + stake));
        expect(await playsOf(actor)).toMatchObject([{ status: 'won', payout: 20_000n }]);
      }
    },
  };
}

const handChoices: Readonly<Record<string, object>> = {
  crash: manual,
  baccarat: { bets: [{ spot: 'banker', chips: 1 }] },
  bingo: { cards: 2 },
};

/** The end of a round at a table: every play is paid once. */
async function preparePayment(engine: (typeof atTables)[number]): Promise<Action> {
  const { gameId, pointBp, join, running } = await openTable(engine);
  const amount = engine === 'bingo' ? 2_000n : stake;
  const players = [await newPlayer(), await newPlayer(), await newPlayer()];
  for (const player of players) {
    expect((await join(player, handChoices[engine] ?? {}, amount)).status).toBe(201);
  }
  await endBetting(gameId);
  await running();
  return {
    begin: () => runFor(gameId, engine === 'crash' ? crashesAfterMs(pointBp) : longMs),
    finish: async () => {
      for (const { actor } of players) {
        const [play] = await waitUntil(async () => {
          const plays = await playsOf(actor);
          expect(plays).toMatchObject([{ status: expect.not.stringMatching('open') }]);
          return plays;
        });
        expect(await balanceOf(actor)).toBe(funds - amount + (play?.payout ?? 0n));
        if (engine === 'crash') expect(play?.status).toBe('lost');
      }
      await waitUntil(async () => {
        const left = await cluster.world.db.rows(
          'select 1 from table_rounds where game_id = $1 and paid_at is null and ended_at is not null',
          [gameId],
        );
        expect(left).toEqual([]);
      });
    },
  };
}

const { code, secret } = studio('alpha');

/** A call of a provider about a round, after earlier ones; `gain` is the total gain of the player. */
async function prepareCall(
  name: WalletCall,
  body: object,
  gain: bigint,
  earlier: readonly (readonly [WalletCall, object])[] = [],
): Promise<Action> {
  const { world } = cluster;
  const player = await world.user({ funds });
  const sessionId = randomUUID();
  await world.db.run(
    `insert into sessions (id, user_id, token_hash, cookie_hash, expires_at)
     values ($1, $2, $3, $3, now() + interval '1 day')`,
    [sessionId, player.id, Buffer.from(sessionId)],
  );
  const game = await queryRow<{ id: string }>(
    world.db,
    'select id from games where provider = $1',
    ['Studio alpha'],
  );
  const { url } = await createLaunchService({ db: world.db, rules: defaultRules }).launch(
    player,
    game?.id ?? '',
    { mode: 'real', device: 'mobile' },
    { sessionId, language: 'en' },
  );
  const send = (call: WalletCall, about: object) =>
    createWalletClient({ origin: node.origin, provider: code, secret }).send(call, about);
  const { answer } = await send('authenticate', { token: new URL(url).searchParams.get('token') });
  const ids = { sessionId: answer?.session?.sessionId, gameId: 'coin', roundId: sessionId };
  const call = (given: readonly [WalletCall, object]) => {
    const [of, about] = given;
    const own = Object.entries({ ...ids, ...about }).map(([field, value]) => [
      field,
      field.endsWith('ransactionId') ? `${sessionId}.${value}` : value,
    ]);
    return send(of, Object.fromEntries(own));
  };
  for (const one of earlier) expect((await call(one)).answer?.code).toBe('OK');
  return {
    begin: () => call([name, body]),
    finish: async () => {
      const answers = [await call([name, body]), await call([name, body])];
      expect(answers.map((response) => response.answer?.code)).toEqual(['OK', 'OK']);
      expect(answers[1]?.answer?.replay).toBe(true);
      expect(await balanceOf(player)).toBe(funds + gain);
    },
  };
}

const providerBet = ['bet', { transactionId: 'b', amount: '1000' }] as const;

/** The correction of a result from wala to meron. */
async function prepareCorrection(): Promise<Action> {
  const { world } = cluster;
  const { services } = world;
  const { roundId, declarator } = await world.openRound();
  const [one, two] = [await world.user({ funds }), await world.user({ funds })];
  await world.bet(one, roundId, 'meron', '60000');
  await world.bet(two, roundId, 'wala', '40000');
  await services.rounds.step(declarator, roundId, 'close', undefined);
  await services.rounds.step(declarator, roundId, 'declare', { result: 'wala' });
  await world.db.run('update rounds set settles_at = clock_timestamp() where id = $1', [roundId]);
  const result = () => services.rounds.show(roundId);
  await waitUntil(async () => expect((await result()).status).toBe('settled'));
  const [asking, second] = [
    await world.user({ role: 'admin' }),
    await world.user({ role: 'admin' }),
  ];
  await services.corrections.request(asking, roundId, { result: 'meron', reason: 'seen again' });
  return {
    begin: () => services.corrections.decide(second, roundId, { approve: true }),
    finish: async () => {
      await waitUntil(async () =>
        expect(await result()).toMatchObject({ status: 'settled', result: 'meron' }),
      );
      expect(await balanceOf(one)).toBe(funds - 60_000n + 93_600n);
      expect(await balanceOf(two)).toBe(funds - 40_000n);
    },
  };
}

/** Engines without shared rounds: one of each game, and a slot machine with free spins. */
const playedAlone = [
  ...gameNames
    .filter((name) => gameManifests[name].play !== 'rounds')
    .map(
      // A game's first title by engine.
      (name): string => gameManifests[name].titles[0][0],
    ),
  'slots-tide-five',
];

/** Engines with shared rounds. */
const atTables = gameNames.filter((name) => gameManifests[name].play === 'rounds');

const actions = {
  ...Object.fromEntries(
    playedAlone.map((engine) => [`a play of ${engine}`, () => preparePlay(engine)]),
  ),
  'a tile of mines': prepareTile,
  'the money of mines': prepareTaking,
  'a double of blackjack': prepareDouble,
  'a bet of crash': prepareJoining,
  'a cash-out of crash': prepareCashOut,
  'bets of crash that leave by themselves': prepareLeaving,
  ...Object.fromEntries(
    atTables.map((engine) => [`the end of a ${engine} round`, () => preparePayment(engine)]),
  ),
  'a bet of a provider': () => prepareCall(...providerBet, -1_000n),
  'a win of a provider': () =>
    prepareCall('win', { transactionId: 'w', amount: '3000' }, 2_000n, [providerBet]),
  'a bet and its win of a provider': () =>
    prepareCall('betAndWin', { transactionId: 'b', betAmount: '1000', winAmount: '2500' }, 1_500n),
  'a rollback of a provider': () =>
    prepareCall('rollback', { transactionId: 'x', targetTransactionId: 'b' }, 0n, [providerBet]),
  'a correction of the arena': prepareCorrection,
} as Readonly<Record<string, () => Promise<Action>>>;

/**
 * Crash points between stake and outcome of every such game: before, during and after its only commit.
 */
const ofPlays = Object.keys(actions)
  .filter((name) => name.startsWith('a play of '))
  .flatMap((name): (readonly [string, CrashPoint])[] => [
    [name, crashAfter('post-transfers')],
    [name, crashAfter('commit', 'play-insert')],
  ]);

const ofProvider = (name: string): (readonly [string, CrashPoint])[] => [
  [name, crashAfter('provider-transaction-claim')],
  [name, crashAfter('post-transfers')],
  [name, before('commit', 'post-transfers')],
  [name, crashAfter('commit', 'post-transfers')],
];

const ofPayment = (name: string): (readonly [string, CrashPoint])[] => [
  [name, crashAfter('table-plays-end')],
  [name, crashAfter('commit', 'table-plays-end')],
];

const crashPoints: readonly (readonly [string, CrashPoint])[] = [
  ...ofPlays,
  ['a play of dice', before('play-insert')],
  ['a play of dice', crashAfter('seed-count')],
  ['a play of slots-tide-five', crashAfter('jackpot-share')],
  ['a tile of mines', crashAfter('update plays set outcome')],
  ['a tile of mines', before('commit', 'play-lock')],
  ['a tile of mines', crashAfter('commit', 'play-lock')],
  ['the money of mines', crashAfter('play-end')],
  ['the money of mines', crashAfter('post-transfers')],
  ['the money of mines', crashAfter('commit', 'play-end')],
  ['a double of blackjack', crashAfter('update plays set amount')],
  ['a double of blackjack', crashAfter('play-end')],
  ['a double of blackjack', crashAfter('post-transfers')],
  ['a double of blackjack', crashAfter('commit', 'play-end')],
  ['a bet of crash', crashAfter('play-insert')],
  ['a bet of crash', before('commit', 'play-insert')],
  ['a bet of crash', crashAfter('commit', 'play-insert')],
  ...['a cash-out of crash', 'bets of crash that leave by themselves'].flatMap(ofPayment),
  ...atTables.flatMap((engine) => ofPayment(`the end of a ${engine} round`)),
  ['the end of a bingo round', before('update table_rounds set paid_at')],
  ...['a bet', 'a win', 'a bet and its win', 'a rollback'].flatMap((name) =>
    ofProvider(`${name} of a provider`),
  ),
  ['a correction of the arena', crashAfter('correction-bets')],
  ['a correction of the arena', crashAfter('post-transfers', 'correction-bets')],
  ['a correction of the arena', before('commit', 'correction-bets')],
  ['a correction of the arena', crashAfter('commit', 'correction-bets')],
];

/** A commit tests one in twelve of them, others each day; a full run tests all. */
const tried = shareOfDay(crashPoints, countOf('LOBI_CRASH_STEP', 12, 1));

describe('M5: a server that is killed', () => {
  it('every built-in game has a crash point', () => {
    const kindOf = (engine: string) => engine.split('-')[0];
    const met = new Set([...playedAlone, ...atTables].map(kindOf));
    expect(new Set(builtInGames.map(({ engine }) => kindOf(engine)))).toEqual(met);
    const names = new Set(crashPoints.map(([name]) => name));
    expect(names).toEqual(new Set(Object.keys(actions)));
  });

  it.each(titled(tried))(
    'a crash in %s %s leaves no partial effect, and the next node completes it once',
    async (_action, _point, [name, point]) => {
      const prepare = actions[name];
      if (!prepare) throw new Error(`There is no action ${name}.`);
      const action = await prepare();
      node = await killAt({ cluster, node }, point, action);
      await action.finish();
      await expectNothingPending(cluster);
    },
  );

  it('a node killed during a crash round refunds open bets, and pays automatic cash-outs', async () => {
    const { gameId, pointBp, join, running } = await openTable('crash');
    const [patient, careful] = [await newPlayer(), await newPlayer()];
    await join(patient, manual);
    await join(careful, auto);
    await endBetting(gameId);
    await running();
    await node.kill();
    await runFor(gameId, crashesAfterMs(pointBp) + 100);
    node = await cluster.start();
    await waitUntil(async () => {
      expect(await playsOf(patient.actor)).toMatchObject([{ status: 'refunded' }]);
    });
    expect(await balanceOf(patient.actor)).toBe(funds);
    expect(await balanceOf(careful.actor)).toBe(funds + stake);
  });
});
