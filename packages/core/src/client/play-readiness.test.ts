import { AxiosError, AxiosHeaders, type AxiosAdapter } from 'axios';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createApiClient } from '../api/create-api-client.ts';
// The client loads the table on demand; a fake clock, which only lets promises settle, would wait without end.
import '../contract/api/index.ts';
import { readyAtOf } from '../machines/play/ready-at.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { playFixture } from '../testing/fixtures/play.ts';
import { walletFixture } from '../testing/fixtures/wallet.ts';
import { createAttempts } from './attempts.ts';

const cycleMs = 2_500;
const choice = { direction: 'under', target: 5_000 };

interface Network {
  /** Lead of the server's clock over ours, in ms. */
  readonly aheadMs: number;
  /** Duration of each request and each response, in ms. */
  readonly latencies: readonly (readonly [number, number])[];
}

/** A server with its own clock and whole seconds in `Date`, like ours. */
function openGame({ aheadMs, latencies }: Network) {
  const clock = createFakeClock();
  const pass = (ms: number) => new Promise<void>((resolve) => void clock.setTimeout(resolve, ms));
  const refusals: number[] = [];
  let lastAt: number | null = null;
  let tries = 0;
  let taken = 0;

  const adapter: AxiosAdapter = async (config) => {
    const [requestMs, responseMs] = latencies[tries % latencies.length] ?? [0, 0];
    if (config.method !== 'get') tries += 1;
    await pass(requestMs);
    const at = clock.now() + aheadMs;
    const reply = (status: number, data: unknown) => ({
      status,
      data,
      config,
      statusText: '',
      headers: AxiosHeaders.from({ date: new Date(at).toUTCString() }),
    });
    if (config.method === 'get') {
      await pass(responseMs);
      return reply(200, { data: [], meta: { page: 1, perPage: 20, total: 0 } });
    }
    const left = lastAt === null ? 0 : lastAt + cycleMs - at;
    if (left > 0) refusals.push(left);
    else {
      lastAt = at;
      taken += 1;
    }
    const createdAt = new Date(at).toISOString();
    const id = `play-${taken}`;
    await pass(responseMs);
    if (left <= 0) {
      return reply(201, { data: playFixture({ id, createdAt }), wallet: walletFixture() });
    }
    const refusal = { message: 'wait', code: 'too_soon', retryAfterMs: left };
    throw new AxiosError('refused', 'ERR', config, undefined, reply(429, refusal));
  };

  const api = createApiClient({
    adapter,
    now: () => clock.now(),
    tokens: { read: () => 'token' },
    language: () => 'id',
    logger: { warn: () => undefined, error: () => undefined },
  });
  const environment = createFakeEnvironment({ clock });
  const attempts = createAttempts({ api, environment, moneyMoved: () => undefined });
  const actor = attempts.play('game-dice', 'user-player');

  return {
    clock,
    refusals,
    taken: () => taken,
    /** Presses as soon as the button is enabled again, and waits for the response. */
    async press() {
      const readyAt = readyAtOf(actor.getSnapshot().context, cycleMs);
      await clock.advance(Math.max(0, (readyAt ?? 0) - clock.now()));
      actor.send({
        type: 'PLAY.SUBMITTED',
        move: { kind: 'create', body: { amount: '1000', choice } },
      });
      while (actor.getSnapshot().hasTag('busy')) await clock.advance(100);
    },
  };
}

const latency = fc.integer({ min: 0, max: 1_500 });

// id: early-press-waits-for-pace
it('a play as soon as the button is enabled is never too soon, for any difference between the clocks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        aheadMs: fc.integer({ min: -90_000, max: 90_000 }),
        latencies: fc.array(fc.tuple(latency, latency), { minLength: 1, maxLength: 6 }),
      }),
      async (network) => {
        const game = openGame(network);
        for (let time = 0; time < 5; time += 1) await game.press();
        expect(game.refusals).toEqual([]);
        expect(game.taken()).toBe(5);
      },
    ),
    { numRuns: 30 },
  );
});

it('the button is enabled only slightly later than necessary after a slow response', async () => {
  const game = openGame({
    aheadMs: 300,
    latencies: [
      [10, 10],
      [10, 9_000],
      [10, 10],
    ],
  });
  await game.press();
  await game.press();
  const before = game.clock.now();
  await game.press();
  // The duration of the response counts, except for the second hidden by the resolution of `Date`.
  expect(game.clock.now() - before).toBeLessThan(1_200);
});
