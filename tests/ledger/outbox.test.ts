import { randomUUID } from 'node:crypto';
import type { Round, Wallet } from '@lobi/core/contract';
import { channels, wireChannelName } from '@lobi/core/contract';
import { describe, expect, it, vi } from 'vitest';
import { house, move, wallet } from '../../packages/server/src/domain/postings.ts';
import { startRoundClock } from '../../packages/server/src/games/round-clock.ts';
import { createRoundTicker } from '../../packages/server/src/games/round-ticker.ts';
import { createOutboxPublisher } from '../../packages/server/src/services/outbox/outbox-publisher.ts';
import { postTransfers } from '../../packages/server/src/store/post-transfers.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { once, silentLog, type World } from './world.ts';
import { waitUntil } from '../wait-until.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = setUpWorlds();

interface Published {
  readonly channel: string;
  readonly event: string;
  readonly payload: unknown;
}

function recorder() {
  const events: Published[] = [];
  return {
    events,
    publish: (channel: string, event: string, payload: unknown) => {
      events.push({ channel, event, payload });
    },
    on: (channel: string) => events.filter((event) => event.channel === channel),
  };
}

/** Interval of the sweep that is longer than any test: the test itself decides when to publish. */
const never = 1_000_000;

const publisherOf = (
  { db }: World,
  publish: (channel: string, event: string, payload: unknown) => void,
  sweepMs = never,
) => createOutboxPublisher({ db, publish, log: silentLog, sweepMs });

describe('the outbox', () => {
  // id: outbox-wallet-events
  it('the outbox publishes every change of a wallet to its owner, in order, as the contract shows it', async () => {
    const world = await freshWorld({ currency: 'PHP' });
    const player = await world.user({ funds: 1_250n });
    const news = recorder();
    const outbox = publisherOf(world, news.publish);
    for (const amount of [100n, 5n, 1n]) {
      const about = { kind: 'correction', currency: 'PHP', reference: randomUUID() } as const;
      await world.db.transaction((tx) =>
        postTransfers(tx, [move(house('clearing'), wallet(player.walletId), amount, about)]),
      );
    }
    await outbox.drain();
    await outbox.stop();
    const received = news.on(wireChannelName('wallet', player.walletId));
    expect(received.map(({ event }) => event)).toEqual(Array(4).fill('updated'));
    const wallets = received.map(({ payload }) => channels.wallet.payload.parse(payload));
    expect(wallets.map((item: Wallet) => [item.version, item.balance, item.available])).toEqual([
      [1, '12.50', '12.50'],
      [2, '13.50', '13.50'],
      [3, '13.55', '13.55'],
      [4, '13.56', '13.56'],
    ]);
  });

  // id: outbox-rollback
  it('the outbox publishes nothing that was rolled back', async () => {
    const world = await freshWorld();
    const player = await world.user();
    const news = recorder();
    const outbox = publisherOf(world, news.publish);
    const about = { kind: 'correction', currency: 'IDR', reference: randomUUID() } as const;
    const broken = world.db.transaction(async (tx) => {
      await postTransfers(tx, [move(house('clearing'), wallet(player.walletId), 5n, about)]);
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    await outbox.drain();
    await outbox.stop();
    expect(news.on(wireChannelName('wallet', player.walletId))).toEqual([]);
  });

  it('the outbox publishes a change on the staff channel and on the channel of every agent above', async () => {
    const world = await freshWorld();
    const agent = await world.user({ role: 'agent' });
    const subagent = await world.user({ role: 'agent', parent: agent });
    const beside = await world.user({ role: 'agent' });
    const { id } = await world.user({ parent: subagent });
    const news = recorder();
    const outbox = publisherOf(world, news.publish);
    await outbox.drain();
    await outbox.stop();
    const made = { channel: expect.any(String), event: 'changed', payload: { kind: 'user', id } };
    expect(news.on('private-ops.all')).toContainEqual(made);
    for (const { id: above } of [agent, subagent]) {
      expect(news.on(wireChannelName('agent', above))).toContainEqual(made);
    }
    expect(news.on(wireChannelName('agent', beside.id))).not.toContainEqual(made);
    expect(news.on(wireChannelName('agent', id))).toEqual([]);
  });

  // id: outbox-two-publishers
  it('two publishers at once publish each event once, and keep the order', async () => {
    const world = await freshWorld();
    const player = await world.user({ funds: 1_000_000n });
    const { roundId } = await world.openRound();
    const news = recorder();
    const publishers = [publisherOf(world, news.publish), publisherOf(world, news.publish)];
    for (let bet = 0; bet < 40; bet += 1) {
      await world.bet(player, roundId, 'meron', '1000');
      for (const publisher of publishers) publisher.wake();
    }
    for (const publisher of publishers) {
      await publisher.drain();
      await publisher.stop();
    }
    const versions = news
      .on(wireChannelName('wallet', player.walletId))
      .map(({ payload }) => (payload as Wallet).version);
    expect(versions).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
  });

  // id: outbox-failed-publisher
  it('an event that a failed publisher left is published by a later sweep', async () => {
    const world = await freshWorld();
    const player = await world.user({ funds: 5n });
    const broken = publisherOf(world, () => {
      throw new Error('broker away');
    });
    await expect(broken.drain()).rejects.toThrow('broker away');
    await broken.stop();
    const news = recorder();
    const outbox = publisherOf(world, news.publish, 5);
    await waitUntil(() => {
      expect(news.on(wireChannelName('wallet', player.walletId))).toHaveLength(1);
    });
    await outbox.stop();
  });

  it('the outbox announces every status of a round, and the current round of the game', async () => {
    const world = await freshWorld();
    const { roundId, gameId, declarator } = await world.openRound();
    await world.services.rounds.step(declarator, roundId, 'last-call', undefined);
    await world.services.rounds.step(declarator, roundId, 'close', undefined);
    const news = recorder();
    const outbox = publisherOf(world, news.publish);
    await outbox.drain();
    await outbox.stop();
    const statuses = news
      .on(wireChannelName('round', roundId))
      .map(({ payload }) => channels.round.payload.parse(payload).status);
    expect(statuses).toEqual(['standby', 'open', 'last-call', 'closed']);
    const games = news.on(wireChannelName('game', gameId));
    expect(games.map(({ event }) => event)).toEqual(Array(4).fill('round'));
    expect(channels.game.payload.parse(games.at(-1)?.payload)).toEqual({
      gameId,
      roundId,
      number: 1,
      status: 'closed',
    });
  });
});

describe('the round ticker', () => {
  it('the round ticker publishes totals at once after a pause, and then once per interval', async () => {
    const world = await freshWorld();
    const player = await world.user({ funds: 1_000_000n });
    const { roundId } = await world.openRound();
    const news = recorder();
    const ticker = createRoundTicker({
      db: world.db,
      publish: news.publish,
      log: silentLog,
      intervalMs: 500,
    });
    const counts = () =>
      news.on(wireChannelName('round', roundId)).map(({ payload }) => (payload as Round).betCount);
    await world.bet(player, roundId, 'meron', '1000');
    ticker.touch(roundId);
    await waitUntil(() => expect(counts()).toEqual([1]));
    for (let bet = 0; bet < 10; bet += 1) {
      await world.bet(player, roundId, 'wala', '1000');
      ticker.touch(roundId);
    }
    await waitUntil(() => expect(counts().at(-1)).toBe(11));
    await ticker.stop();
    expect(counts().length).toBeLessThan(11);
  });
});

describe('the round clock', () => {
  it('the round clock settles a round after its undo period, by the clock of the database', async () => {
    const world = await freshWorld();
    const player = await world.user({ funds: 1_000_000n });
    const { roundId, declarator } = await world.openRound();
    await world.bet(player, roundId, 'meron', '50000');
    await world.bet(player, roundId, 'wala', '50000');
    await world.services.rounds.step(declarator, roundId, 'close', undefined);
    // The clock of this test is in the past, so that the undo period is already over in the database.
    await world.services.rounds.step(declarator, roundId, 'declare', { result: 'meron' });
    const wakeOutbox = vi.fn<() => void>();
    const clock = startRoundClock({ db: world.db, log: silentLog, wakeOutbox, intervalMs: 5 });
    await waitUntil(async () => {
      expect((await world.services.rounds.show(roundId)).status).toBe('settled');
    });
    await clock.stop();
    expect(wakeOutbox).toHaveBeenCalled();
    expect(await world.balanceOf(player)).toBe(994_000n);
  });

  it('the round clock skips a round that cannot be settled, and settles the others', async () => {
    const world = await freshWorld();
    const player = await world.user({ funds: 1_000_000n });
    const rounds = [await world.openRound(), await world.openRound()] as const;
    for (const { roundId, declarator } of rounds) {
      await world.bet(player, roundId, 'meron', '50000');
      await world.bet(player, roundId, 'wala', '50000');
      await world.services.rounds.step(declarator, roundId, 'close', undefined);
      await world.services.rounds.step(declarator, roundId, 'declare', { result: 'wala' });
    }
    // A bet whose recorded amount is above its payment: its payout would overdraw the pool.
    const broken = rounds[0].roundId;
    const amount = (value: number) =>
      world.db.run(`update bets set amount = $2 where round_id = $1 and selection = 'wala'`, [
        broken,
        value,
      ]);
    await amount(70_000);
    const clock = startRoundClock({
      db: world.db,
      log: silentLog,
      wakeOutbox: () => undefined,
      intervalMs: 5,
      restMs: 40,
    });
    await waitUntil(async () => {
      expect((await world.services.rounds.show(rounds[1].roundId)).status).toBe('settled');
    });
    expect((await world.services.rounds.show(broken)).status).toBe('declared');
    await amount(50_000);
    await waitUntil(async () => {
      expect((await world.services.rounds.show(broken)).status).toBe('settled');
    });
    await clock.stop();
  });
});

describe('a wallet event', () => {
  // id: outbox-event-with-bet
  it('a wallet event is written in the transaction of the bet, with either bet writer', async () => {
    const world = await freshWorld();
    const player = await world.user({ funds: 10_000n });
    const { roundId } = await world.openRound();
    const { answer } = await world.services.bets.place(
      player,
      roundId,
      { selection: 'meron', amount: '4000' },
      once(),
    );
    const row = await queryRow<{ facts: object; published: boolean }>(
      world.db,
      `select facts, published_at is not null as published from outbox
       where topic = 'wallet' and subject_id = $1 and version = $2`,
      [player.walletId, answer.wallet.version],
    );
    expect(row).toMatchObject({ published: false, facts: { balance: '6000', version: 2 } });
  });
});
