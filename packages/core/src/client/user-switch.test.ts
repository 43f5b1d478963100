import fc from 'fast-check';
import Pusher from 'pusher-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '../api/create-api-client.ts';
import type { Clock } from '../ports/clock.ts';
import { createEchoRealtime } from '../realtime/echo-realtime.ts';
import { createFakeBackend } from '../testing/fake-backend/create-fake-backend.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { createPlatformClient } from './create-platform-client.ts';
import type { ApiWiring } from './platform-client.ts';

const clock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  frame: (callback) => void setTimeout(callback, 16),
};

interface Frame {
  readonly event: string;
  readonly data: { readonly channel?: string };
}

/** Server side of the sockets of pusher-js; the scheduler decides when its replies arrive. */
type Answering = (socket: ServedSocket, frame: Frame) => void;

/** The fake transport of the real pusher-js. */
class ServedSocket {
  static all: ServedSocket[] = [];
  static answer: Answering = () => undefined;
  static greet: (socket: ServedSocket) => void = () => undefined;
  readyState = 0;
  onopen: (() => void) | undefined;
  onmessage: ((message: { data: string }) => void) | undefined;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | undefined;

  constructor() {
    ServedSocket.all.push(this);
    ServedSocket.greet(this);
  }
  send(text: string): void {
    ServedSocket.answer(this, JSON.parse(text) as Frame);
  }
  close(): void {
    this.end(1000);
  }
  open(): void {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.onopen?.();
    const socket_id = `${ServedSocket.all.length}.1`;
    this.receive('pusher:connection_established', { socket_id, activity_timeout: 30 });
  }
  receive(event: string, data: unknown, channel?: string): void {
    if (this.readyState !== 1) return;
    const frame = { event, data: JSON.stringify(data), ...(channel ? { channel } : {}) };
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  end(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code, reason: '', wasClean: code === 1000 });
  }
}

const runtime = Pusher.Runtime as unknown as { getWebSocketAPI: () => unknown };
const originalWebSocket = runtime.getWebSocketAPI;

beforeEach(() => {
  vi.useFakeTimers();
  ServedSocket.all = [];
  runtime.getWebSocketAPI = () => ServedSocket;
});
afterEach(() => {
  vi.useRealTimers();
  runtime.getWebSocketAPI = originalWebSocket;
});

type Person = 'player' | 'player2';

/** A browser with the real pusher-js; the scheduler decides when calls and frames are answered. */
function openBrowser(scheduler: fc.Scheduler) {
  const backend = createFakeBackend({ clock });
  const environment = createFakeEnvironment({ clock });
  const faults: string[] = [];
  let present: string | null = null;
  /** Returns the owner of a channel: `private-wallet.wallet-player2` → `player2`. */
  const ownerOf = (channel: string) => `user-${channel.split('-').at(-1)}`;
  const expectPresent = (what: string, channel: string): void => {
    if (ownerOf(channel) !== present) faults.push(`${what} ${channel} while ${present}`);
  };

  ServedSocket.greet = (socket) =>
    void scheduler.schedule(Promise.resolve('greeting'), 'greeting').then(() => socket.open());
  ServedSocket.answer = (socket, { event, data: { channel = '' } }) => {
    if (event !== 'pusher:subscribe') return;
    expectPresent('subscribes', channel);
    void scheduler
      .schedule(Promise.resolve(channel), `joined ${channel}`)
      .then(() => socket.receive('pusher_internal:subscription_succeeded', {}, channel));
  };

  const connectApi = async (wiring: ApiWiring): Promise<ApiClient> => {
    const api = await backend.connectApi(wiring);
    const call = (name: string, ...rest: unknown[]): Promise<unknown> => {
      const [input] = rest as [{ body?: { channel_name?: string } }?];
      if (name === 'broadcasting.auth') {
        expectPresent('asks for', input?.body?.channel_name ?? '');
      }
      const made = (api.call as (...all: unknown[]) => Promise<unknown>)(name, ...rest);
      // It may fail before any subscriber is notified.
      made.catch(() => undefined);
      return scheduler.schedule(made, name);
    };
    return { ...api, call: call as ApiClient['call'] };
  };

  const client = createPlatformClient({
    environment,
    language: () => 'id',
    connectApi,
    connectRealtime: async (wiring) =>
      createEchoRealtime({
        ...wiring,
        socket: { key: 'lobi', host: 'play.example', port: 80, scheme: 'http' },
      }),
  });
  const note = (): void => {
    const { user } = client.auth.getSnapshot().context;
    const { wallet } = client.wallet.getSnapshot().context;
    if (user && wallet && user.wallet.id !== wallet.id) faults.push(`${user.id} sees ${wallet.id}`);
  };
  client.changes.subscribe((change) => {
    if (change.type === 'user') present = change.userId;
  });
  client.wallet.subscribe(note);
  client.auth.subscribe(note);
  client.start();
  return { backend, client, faults, present: () => present };
}
type Browser = ReturnType<typeof openBrowser>;

/** Delivers pending replies in the scheduler's order and advances the timers. */
const pass = async (scheduler: fc.Scheduler, ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
  while (scheduler.count() > 0) {
    await scheduler.waitOne();
    await vi.advanceTimersByTimeAsync(1);
  }
};

interface Model {
  readonly scheduler: fc.Scheduler;
}
type Step = fc.AsyncCommand<Model, Browser>;

const step = (
  name: string,
  run: (model: Model, browser: Browser) => void | Promise<void>,
): Step => ({
  check: () => true,
  run: async (model, browser) => {
    await run(model, browser);
    await vi.advanceTimersByTimeAsync(1);
    expect(browser.faults).toEqual([]);
  },
  toString: () => name,
});

const login = (username: Person): Step =>
  step(`${username} signs in`, (_model, { client }) => {
    const input = { username, password: 'lobi-demo' };
    client.auth.send({ type: 'LOGIN.SUBMITTED', input });
  });

const steps: readonly fc.Arbitrary<Step>[] = [
  fc.constant(login('player')),
  fc.constant(login('player2')),
  fc.constant(
    step('signs out', (_model, { client }) => client.auth.send({ type: 'LOGOUT.REQUESTED' })),
  ),
  fc.constant(step('the line is cut', () => ServedSocket.all.at(-1)?.end(1006))),
  fc.constant(
    step('a wallet changes', (_model, { backend }) => {
      for (const username of ['player', 'player2']) {
        const stored = backend.world.wallets.get(`wallet-${username}`);
        if (!stored) continue;
        const next = { ...stored, version: stored.version + 1 };
        backend.world.wallets.set(stored.id, next);
        for (const socket of ServedSocket.all) {
          socket.receive('updated', next, `private-wallet.${stored.id}`);
        }
      }
    }),
  ),
  fc.integer({ min: 1, max: 12_000 }).map((ms) =>
    step(`${ms} ms pass`, async ({ scheduler }) => {
      await pass(scheduler, ms);
    }),
  ),
];

/** A tenth of the usual number: each run is a long session of two users. */
const numRuns = Math.ceil((fc.readConfigureGlobal().numRuns ?? 1_000) / 10);

describe('one browser, two users', () => {
  // id: user-switch-any-order
  it(
    'display, calls and subscriptions are those of the signed-in user, for every order of responses',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.scheduler(),
          fc.commands([...steps], { maxCommands: 16 }),
          async (scheduler, commands) => {
            ServedSocket.all = [];
            const before = Pusher.instances.length;
            const browser = openBrowser(scheduler);
            await pass(scheduler, 1);
            await fc.asyncModelRun(() => ({ model: { scheduler }, real: browser }), commands);
            await pass(scheduler, 30_000);
            browser.client.auth.send({ type: 'LOGOUT.REQUESTED' });
            await pass(scheduler, 30_000);
            expect(browser.faults).toEqual([]);
            expect(browser.present()).toBeNull();
            expect(browser.client.wallet.getSnapshot().context.wallet).toBeNull();
            const remainingChannels = Pusher.instances
              .slice(before)
              .flatMap((pusher) => pusher.allChannels());
            expect(remainingChannels.map(({ name }) => name)).toEqual([]);
            browser.client.stop();
            await pass(scheduler, 1_000);
          },
        ),
        { numRuns },
      );
    },
    600 * numRuns,
  );
});
