import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isAppError, type ErrorCode } from '../contract/error-codes.ts';
import type { Game } from '../contract/schemas/game.ts';
import { ponds, type Pond, type PondName } from '../games/fishing/fish.ts';
import { isTableEngine } from '../games/engine-facts.ts';
import { gameManifestOf } from '../games/game-manifests.ts';
import { builtInGames } from '../games/built-in-games.ts';
import { crashPointBp } from '../games/crash/crash-point.ts';
import { multipleAtBp } from '../games/crash/curve.ts';
import { asServerSeed } from '../games/fairness/seeds.ts';
import { instantGames } from '../games/instant-games.ts';
import { playFairly } from '../games/play-fairly.ts';
import { stepGameOf } from '../games/step-games.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { gameFixture } from '../testing/fixtures/game.ts';
import { settingsFixture } from '../testing/fixtures/settings.ts';
import { bingoCardsOf, bingoOrder } from '../games/bingo/bingo-choice.ts';
import { practiceBingoCards } from './bingo-rules.ts';
import { canPractise } from './can-practise.ts';
import { createPracticeClient, type PracticeClient } from './create-practice-client.ts';

const dice: Game = gameFixture({
  id: 'game-dice',
  engine: 'dice',
  category: 'casino',
  minimumStake: '1000',
  maximumStake: '1000000',
  minimumCycleMs: 5_000,
});

/** A valid choice of a game. */
const choiceOf = (engine: string): Record<string, unknown> => {
  const pond = Object.hasOwn(ponds, engine) ? ponds[engine as PondName] : undefined;
  return pond ? { target: smallestOf(pond) } : { ...gameManifestOf(engine)?.sample };
};

/** The smallest fish of a pond. */
const smallestOf = (pond: Pond): string | undefined => Object.keys(pond.fish)[0];

const clock = createFakeClock();
const key = { idempotencyKey: 'play' };
let client: PracticeClient;

function open(game: Game = dice): PracticeClient {
  client = createPracticeClient({
    game,
    settings: settingsFixture(),
    environment: createFakeEnvironment({ clock }),
    language: () => 'id',
  });
  client.start();
  onTestFinished(client.stop);
  return client;
}

const play = (amount = '10000', game: Game = dice) =>
  client.api.call(
    'play.create',
    { params: { gameId: game.id }, body: { amount, choice: choiceOf(game.engine) } },
    key,
  );

const codeOf = (promise: Promise<unknown>): Promise<ErrorCode | undefined> =>
  promise.then(
    () => undefined,
    (error: unknown) => (isAppError(error) ? error.code : undefined),
  );

afterEach(() => vi.restoreAllMocks());

describe('a practice game', () => {
  const tried = builtInGames.filter(canPractise);

  it('practice mode has every built-in game, but no fights and no games of providers', () => {
    expect(tried).toEqual(builtInGames);
    expect(canPractise({ engine: 'arena' })).toBe(false);
    expect(canPractise({ engine: 'provider' })).toBe(false);
  });

  it.each(
    [...new Set(tried.map(({ engine }) => engine))].filter((engine) => !isTableEngine(engine)),
  )('%s plays in the page and sends nothing', async (engine) => {
    const sent = [
      vi.spyOn(globalThis, 'fetch'),
      ...('WebSocket' in globalThis ? [vi.spyOn(globalThis, 'WebSocket')] : []),
    ];
    const game = { ...dice, id: `game-${engine}`, engine };
    open(game);
    const { data, wallet } = await play('10000', game);
    const returned = BigInt(data.payout ?? '0');
    expect(wallet.balance).toBe(String(1_000_000n - 10_000n + returned));
    const end = returned > 0n ? 'won' : 'lost';
    expect(data.status).toBe(data.payout === null ? 'open' : end);
    // A hand of blackjack may be over when it is dealt.
    if (engine !== 'blackjack') expect(data.payout === null).toBe(stepGameOf(engine) !== undefined);
    for (const spy of sent) expect(spy).not.toHaveBeenCalled();
  });

  it('a practice play pays by the rules under the revealed seeds', async () => {
    open();
    const { data } = await play();
    const { data: fairness } = await client.api.call('fairness.rotate', { body: {} });
    const [revealed] = fairness.revealed;
    const engine = instantGames.get('dice');
    if (!engine || !revealed || !data.fairness) throw new Error('nothing to verify');
    const { payout } = await playFairly(engine, data.choice, 10_000n, {
      ...data.fairness,
      serverSeed: asServerSeed(revealed.serverSeed),
    });
    expect(data.payout).toBe(String(payout));
    expect(data.fairness.commitment).toBe(revealed.commitment);
  });

  it('practice mines are opened tile by tile and reveal the board at the end', async () => {
    const game = { ...dice, id: 'game-mines', engine: 'mines' };
    open(game);
    const { data } = await play('10000', game);
    expect(data.outcome).toMatchObject({ board: null, status: 'running' });
    expect(await codeOf(client.api.call('fairness.rotate', { body: {} }))).toBe('play_open');
    const params = { playId: data.id };
    const opened = await client.api.call(
      'play.step',
      { params, body: { step: 'open', tile: 0 } },
      key,
    );
    const ended =
      opened.data.status === 'open'
        ? await client.api.call('play.step', { params, body: { step: 'cash-out' } }, key)
        : opened;
    expect(ended.data.status).toBe(opened.data.status === 'open' ? 'won' : 'lost');
    expect(ended.data.outcome?.['board']).toHaveLength(3);
  });

  it('practice blackjack takes the stake of a double from the chips, and rejects one above them', async () => {
    const game = { ...dice, id: 'game-blackjack', engine: 'blackjack', minimumCycleMs: 0 };
    const openHand = async (amount: string) => {
      for (;;) {
        open({ ...game, maximumStake: '9000000' });
        const { data } = await play(amount, game);
        if (data.status === 'open') return { params: { playId: data.id } };
      }
    };
    const double = { step: 'double', turn: 0 } as const;
    const call = { ...(await openHand('10000')), body: double };
    const { data, wallet } = await client.api.call('play.step', call, key);
    expect(data).toMatchObject({ amount: '20000', stakes: { count: 2, each: '10000' } });
    expect(wallet.balance).toBe(String(980_000 + Number(data.payout)));
    const poor = { ...(await openHand('600000')), body: double };
    expect(await codeOf(client.api.call('play.step', poor, key))).toBe('insufficient_funds');
    const left = await client.api.call('wallet.show', { params: { walletId: data.walletId } });
    expect(left.data.balance).toBe('400000');
    const { params } = poor;
    const stood = await client.api.call(
      'play.step',
      { params, body: { step: 'stand', turn: 0 } },
      key,
    );
    expect(stood.data).toMatchObject({ amount: '600000', stakes: { count: 1 } });
  });

  it('a practice play observes the pace and stakes of the game', async () => {
    open();
    await play();
    expect(await codeOf(play())).toBe('too_soon');
    await clock.advance(5_000);
    expect(await codeOf(play('999'))).toBe('stake_below_minimum');
    expect(await codeOf(play('1000001'))).toBe('stake_above_maximum');
    expect(await codeOf(play('1000'))).toBeUndefined();
  });

  it('a practice play rejects a stake above the chips until they are refilled', async () => {
    const game = { ...dice, minimumCycleMs: 0, maximumStake: '9000000' };
    open(game);
    expect(await codeOf(play('1000001', game))).toBe('insufficient_funds');
    for (;;) {
      const { data } = await play('1000000', game);
      if (data.status === 'lost') break;
      open(game);
    }
    expect(await codeOf(play('1000', game))).toBe('insufficient_funds');
    client.refill();
    const { data } = await client.api.call('wallet.show', { params: { walletId: 'practice' } });
    expect(data.balance).toBe('1000000');
  });

  it('a practice client rejects every other call', async () => {
    open();
    expect(await codeOf(client.api.call('game.list'))).toBe('not_found');
    expect(
      await codeOf(client.api.call('favourite.add', { params: { gameId: 'game-dice' } })),
    ).toBe('not_found');
  });
});

describe('a practice table', () => {
  const tableOf = async (gameId: string) =>
    (await client.api.call('table.show', { params: { gameId } })).data;
  const create = (game: Game, choice: object) =>
    client.api.call(
      'play.create',
      { params: { gameId: game.id }, body: { amount: '10000', choice: { ...choice } } },
      key,
    );
  const cashOut = (playId: string) =>
    client.api.call('play.step', { params: { playId }, body: { step: 'cash-out' } }, key);
  /** Ends betting and draws the decision without advancing the clock. */
  const close = async (gameId: string, bettingMs: number): Promise<void> => {
    await clock.advance(bettingMs);
    await expect.poll(async () => (await tableOf(gameId)).phase).toBe('running');
  };
  const plays = async (gameId: string) =>
    (await client.api.call('play.list', { params: { gameId } })).data;
  const balance = async () =>
    (await client.api.call('wallet.show', { params: { walletId: 'practice' } })).data.balance;

  it('a practice crash round takes bets, rises, crashes at the point of its hash, and starts again', async () => {
    const game = { ...dice, id: 'game-crash', engine: 'crash', isTable: true };
    open(game);
    const { data: bet } = await create(game, { slot: 'A', autoCashOutBp: null });
    expect(await codeOf(create(game, { slot: 'A', autoCashOutBp: null }))).toBe('play_open');
    expect(await codeOf(cashOut(bet.id))).toBe('round_state');
    await close(game.id, 5_000);
    expect(await tableOf(game.id)).toMatchObject({ phase: 'running', state: { pointBp: null } });
    expect(await codeOf(create(game, { slot: 'B', autoCashOutBp: null }))).toBe('bet_closed');
    for (let second = 0; second < 400; second += 1) {
      if ((await tableOf(game.id)).phase === 'settled') break;
      await clock.advance(1_000);
    }
    const { state, history, chain } = await tableOf(game.id);
    const [round] = history;
    const pointBp = await crashPointBp(round?.hash ?? '', chain.salt);
    expect(state).toMatchObject({ engine: 'crash', pointBp });
    expect(round?.result).toBe(String(pointBp));
    expect(await plays(game.id)).toMatchObject([{ status: 'lost', payout: '0' }]);
    await clock.advance(3_000);
    expect(await tableOf(game.id)).toMatchObject({ phase: 'betting', round: { number: 2 } });
  });

  it('a practice crash bet is cashed out at the current multiple, manually and automatically', async () => {
    const game = { ...dice, id: 'game-crash', engine: 'crash', isTable: true };
    // Plays rounds until one rises long enough for a cash-out.
    for (;;) {
      open(game);
      const { data: byHand } = await create(game, { slot: 'A', autoCashOutBp: null });
      await create(game, { slot: 'B', autoCashOutBp: 10_200 });
      await close(game.id, 5_000);
      // At 1.00 nothing was at risk yet.
      expect(await codeOf(cashOut(byHand.id))).toBe('round_state');
      await clock.advance(1_000);
      const left = await cashOut(byHand.id).catch(() => undefined);
      if (!left) continue;
      const leftBp = multipleAtBp(1_000);
      expect(left.data).toMatchObject({ status: 'won', outcome: { cashedOutBp: leftBp } });
      const byItself = (await plays(game.id)).find(({ choice }) => choice['slot'] === 'B');
      expect(byItself).toMatchObject({ status: 'won', payout: '10200' });
      expect(await balance()).toBe(String(980_000 + 10_200 + leftBp));
      return;
    }
  });

  it('a practice baccarat round deals when betting ends and pays by the result', async () => {
    const game = { ...dice, id: 'game-baccarat', engine: 'baccarat', isTable: true };
    open(game);
    const bets = [{ spot: 'banker', chips: 1 }];
    await create(game, { bets });
    expect(await tableOf(game.id)).toMatchObject({ phase: 'betting', state: { coup: null } });
    await close(game.id, 15_000);
    const { state } = await tableOf(game.id);
    if (state.engine !== 'baccarat' || !state.coup) throw new Error('no coup');
    await clock.advance(8_000);
    const [play] = await plays(game.id);
    const { winner } = state.coup;
    const payout = { banker: 19_500, tie: 10_000, player: 0 }[winner];
    expect(play).toMatchObject({ payout: String(payout), status: payout > 0 ? 'won' : 'lost' });
    expect((await tableOf(game.id)).history).toMatchObject([{ number: 1, result: winner }]);
  });

  const bingo = { ...dice, id: 'game-bingo', engine: 'bingo', isTable: true };
  const buy = (game: Game, cards: number, amount = String(1_000 * cards)) =>
    client.api.call(
      'play.create',
      { params: { gameId: game.id }, body: { amount, choice: { cards } } },
      key,
    );
  const bingoState = async () => {
    const { state } = await tableOf(bingo.id);
    if (state.engine !== 'bingo') throw new Error('no bingo');
    return state;
  };

  it('a practice bingo round has cards of simulated players in its pool, and shows bought cards at once', async () => {
    open(bingo);
    const opened = { cardsSold: practiceBingoCards, called: [], upcoming: [] };
    expect(await bingoState()).toMatchObject(opened);
    expect(await codeOf(buy(bingo, 2, '1000'))).toBe('validation');
    const { data, wallet } = await buy(bingo, 2);
    expect(data.outcome?.['cards']).toHaveLength(2);
    expect(wallet.balance).toBe('998000');
    expect(await codeOf(buy(bingo, 1))).toBe('play_open');
    const { cardsSold, prizes } = await bingoState();
    expect(cardsSold).toBe(practiceBingoCards + 2);
    // 10 cards of 1,000, less 10 %: corners get 10 %, a line 25 %, the full card 65 %.
    expect(prizes.map(({ amount }) => amount)).toEqual(['900', '2250', '5850']);
  });

  it('a practice bingo round of 20 cards has the guaranteed prizes of the hall', async () => {
    open(bingo);
    const few = await bingoState();
    expect(few.guaranteedFrom).toBe(20);
    // Eight cards of simulated players: 7,200 after the commission.
    expect(few.prizes.map(({ amount }) => amount)).toEqual(['720', '1800', '4680']);
    expect(few.prizes.map(({ guaranteed }) => guaranteed)).toEqual(['2000', '5000', '12000']);
    await buy(bingo, 12);
    const { prizes } = await bingoState();
    expect(prizes.map(({ amount }) => amount)).toEqual(['2000', '5000', '12000']);
  });

  it('a practice bingo round reveals balls one by one and pays by its seeds', async () => {
    open(bingo);
    const { data: bought } = await buy(bingo, 2);
    await close(bingo.id, 30_000);
    expect((await bingoState()).called).toHaveLength(1);
    await clock.advance(3_000);
    expect((await bingoState()).called).toHaveLength(2);
    for (let ball = 0; ball < 75 && (await tableOf(bingo.id)).phase === 'running'; ball += 1) {
      await clock.advance(3_000);
    }
    const { history, chain } = await tableOf(bingo.id);
    const [round] = history;
    const seeds = { hash: asServerSeed(round?.hash ?? ''), salt: chain.salt, number: 1 };
    const { called, prizes } = await bingoState();
    expect(called).toEqual((await bingoOrder(seeds)).slice(0, Number(round?.result)));
    expect(bought.outcome?.['cards']).toEqual(await bingoCardsOf(seeds, bought.id, 2));
    expect(prizes.every(({ winners }) => (winners ?? 0) > 0)).toBe(true);
    const [play] = await plays(bingo.id);
    expect(play?.status).toBe(play?.payout === '0' ? 'lost' : 'won');
    expect(await balance()).toBe(String(998_000 + Number(play?.payout)));
    expect(await codeOf(buy(bingo, 1))).toBe('bet_closed');
  });
});
