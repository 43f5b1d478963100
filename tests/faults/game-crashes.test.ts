import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { WalletCall } from '@lobi/core/contract';
import { asServerSeed, drawOf, builtInGames, startMines, gameManifestOf } from '@lobi/core/games';
import { createWalletClient } from '../../packages/server/src/providers/conformance/wallet-client.ts';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import { createLaunchService } from '../../packages/server/src/providers/launch-service.ts';
import { studio } from '../providers/studio.ts';
import { waitUntil } from '../wait-until.ts';
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
import { queryRow } from '../query-rows.ts';
import {
  askTwice,
  atTables,
  funds,
  playedAlone,
  sealer,
  setUpGameCluster,
  stake,
  type PlayAnswer,
  type Player,
} from './game-cluster.ts';

const platform = setUpGameCluster();
const { newPlayer, gameOf, balanceOf, playsOf } = platform;

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
    platform.cluster.world.db,
    `select s.sealed, s.client_seed as client, p.nonce
     from plays p join player_seeds s on s.id = p.seed_id where p.id = $1`,
    [playId],
  );
  if (!row) throw new Error('The play is not there.');
  const serverSeed = asServerSeed(sealer.open(row.sealed));
  const draw = await drawOf({ serverSeed, clientSeed: row.client, nonce: row.nonce }, 24);
  const { board } = startMines(3, draw);
  const safe = [...Array(25).keys()].filter((tile) => !board.includes(tile));
  const step = (stepBody: object, key?: string) =>
    player.call('play.step', { playId }, stepBody, key);
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

const { code, secret } = studio('alpha');

/** A call of a provider about a round, after earlier ones; `gain` is the total gain of the player. */
async function prepareCall(
  name: WalletCall,
  body: object,
  gain: bigint,
  earlier: readonly (readonly [WalletCall, object])[] = [],
): Promise<Action> {
  const { world } = platform.cluster;
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
    createWalletClient({ origin: platform.node.origin, provider: code, secret }).send(call, about);
  const { answer } = await send('authenticate', { token: new URL(url).searchParams.get('token') });
  const ids = { sessionId: answer?.session?.sessionId, gameId: 'coin', roundId: sessionId };
  const call = (given: readonly [WalletCall, object]) => {
    const [of, about] = given;
    const uniqueFields = Object.entries({ ...ids, ...about }).map(([field, value]) => [
      field,
      field.endsWith('ransactionId') ? `${sessionId}.${value}` : value,
    ]);
    return send(of, Object.fromEntries(uniqueFields));
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
  const { world } = platform.cluster;
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

const actions = {
  ...Object.fromEntries(
    playedAlone.map((engine) => [`a play of ${engine}`, () => preparePlay(engine)]),
  ),
  'a tile of mines': prepareTile,
  'the money of mines': prepareTaking,
  'a double of blackjack': prepareDouble,
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
      platform.node = await killAt(platform, point, action);
      await action.finish();
      await expectNothingPending(platform.cluster);
    },
  );
});
