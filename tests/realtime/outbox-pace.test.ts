import { wireChannelName, type Wallet } from '@lobi/core/contract';
import { describe, expect, it, vi } from 'vitest';
import { BrokerError } from '../../packages/server/src/realtime/broker/broker-client.ts';
import { createOutboxPublisher } from '../../packages/server/src/services/outbox/outbox-publisher.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { waitUntil } from '../wait-until.ts';

const freshWorld = setUpWorlds();

/** The sweep does not run automatically, so that the test decides when to publish. */
const second = 1_000;

async function awayBroker() {
  const world = await freshWorld();
  const player = await world.user({ funds: 1_000_000n });
  const { roundId } = await world.openRound();
  const published: number[] = [];
  const channel = wireChannelName('wallet', player.walletId);
  let failure: Error | undefined;
  let now = 0;
  const warnings: { message: string; fields: object }[] = [];
  const errors: object[] = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const outbox = createOutboxPublisher({
    db: world.db,
    sweepMs: second,
    now: () => now,
    log: {
      info: () => undefined,
      warn: (fields, message) => void warnings.push({ fields, message }),
      error: (fields) => void errors.push(fields),
    },
    publish: async (name, _event, payload) => {
      if (failure) throw failure;
      if (name === channel) published.push((payload as Wallet).version);
    },
  });
  vi.useRealTimers();
  return {
    world,
    player,
    roundId,
    published,
    warnings,
    errors,
    outbox,
    fail: (error: Error | undefined) => {
      failure = error;
    },
    advanceClock: (ms: number) => {
      now += ms;
    },
    pauses: () => errors.map((fields) => (fields as { pauseMs: number }).pauseMs),
  };
}

describe('R8 the outbox of a broker that is away', () => {
  it('the outbox retries with backoff for ten minutes, and then publishes all events in order', async () => {
    const stage = await awayBroker();
    const { world, player, roundId, published, outbox, errors } = stage;
    await outbox.drain();
    published.length = 0;
    stage.fail(new BrokerError('away'));
    for (let tick = 0; tick < 600; tick += 1) {
      // Each tick is a second, and a commit; only every thirtieth is worth a query here.
      if (tick % 30 === 0) await world.bet(player, roundId, 'meron', '1000');
      const before = errors.length;
      outbox.wake();
      outbox.wake();
      if (outbox.isBusy()) await waitUntil(() => expect(errors.length).toBe(before + 1));
      stage.advanceClock(second);
    }
    expect(stage.pauses().slice(0, 7)).toEqual([1, 2, 4, 8, 16, 30, 30].map((s) => s * second));
    expect(errors.length).toBeLessThan(27);
    stage.fail(undefined);
    stage.advanceClock(30 * second);
    await outbox.drain();
    await outbox.stop();
    expect(published).toEqual(Array.from({ length: 20 }, (_, n) => n + 2));
  });

  it('the outbox retries after the broker’s Retry-After, and not sooner', async () => {
    const stage = await awayBroker();
    stage.fail(new BrokerError('too many', 429, 20 * second));
    stage.outbox.wake();
    await waitUntil(() => expect(stage.errors).toHaveLength(1));
    expect(stage.pauses()).toEqual([20 * second]);
    stage.fail(undefined);
    stage.advanceClock(20 * second - 1);
    stage.outbox.wake();
    expect(stage.outbox.isBusy()).toBe(false);
    stage.advanceClock(1);
    stage.outbox.wake();
    expect(stage.outbox.isBusy()).toBe(true);
    await stage.outbox.stop();
    expect(stage.published).toEqual([1]);
  });

  it('the outbox warns when an event is more than 5 s old, at most twice a minute', async () => {
    const stage = await awayBroker();
    const { world, outbox, warnings } = stage;
    await world.db.run(`update outbox set created_at = now() - interval '4 seconds'`);
    stage.fail(new BrokerError('away'));
    await expect(outbox.drain()).rejects.toThrow('away');
    expect(warnings).toEqual([]);
    await world.db.run(`update outbox set created_at = now() - interval '6 seconds'`);
    await expect(outbox.drain()).rejects.toThrow('away');
    await expect(outbox.drain()).rejects.toThrow('away');
    expect(warnings.map(({ message }) => message)).toEqual(['events are published late']);
    stage.advanceClock(30 * second);
    await expect(outbox.drain()).rejects.toThrow('away');
    expect(warnings).toHaveLength(2);
    await outbox.stop();
  });
});
