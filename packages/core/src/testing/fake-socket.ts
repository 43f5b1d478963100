import Pusher from 'pusher-js';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Clock } from '../ports/clock.ts';
import type { ChannelState } from '../ports/realtime-port.ts';
import { createDeferred, type Deferred } from './deferred.ts';
import { createFakeEnvironment } from './fake-environment.ts';
import type { ChannelAuthorization } from '../realtime/echo-driver.ts';
import { createEchoRealtime, type EchoRealtimeOptions } from '../realtime/echo-realtime.ts';

interface Frame {
  readonly event: string;
  readonly data: { readonly channel?: string; readonly auth?: string };
}

/** The fake transport of the real pusher-js. */
export class FakeSocket {
  static opened: FakeSocket[] = [];
  readonly sent: Frame[] = [];
  readonly url: string;
  readyState = 0;
  onopen: (() => void) | undefined;
  onmessage: ((message: { data: string }) => void) | undefined;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | undefined;
  onerror: unknown;

  constructor(url: string) {
    this.url = url;
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Frame);
  }
  close(): void {
    this.end(1000);
  }
  receive(event: string, data: unknown, channel?: string): void {
    const frame = { event, data: JSON.stringify(data), ...(channel ? { channel } : {}) };
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  greet(id = `${FakeSocket.opened.length}.1`): void {
    this.readyState = 1;
    this.onopen?.();
    this.receive('pusher:connection_established', { socket_id: id, activity_timeout: 30 });
  }
  end(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code, reason: '', wasClean: code === 1000 });
  }
  framesOf(event: string): Frame[] {
    return this.sent.filter((frame) => frame.event === event);
  }
}

const clock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  frame: (callback) => void setTimeout(callback, 16),
};

/** Channel of the wallet of the fake player. */
export const walletChannel = 'private-wallet.wallet-player';

/** Lets time pass on the fake clock. */
export const pass = (ms = 10) => vi.advanceTimersByTimeAsync(ms);

/** The socket that was opened last. */
export function socket(): FakeSocket {
  const last = FakeSocket.opened.at(-1);
  if (!last) throw new Error('No socket was opened.');
  return last;
}

type Line = EchoRealtimeOptions['socket'];

interface Asked extends Deferred<ChannelAuthorization> {
  readonly socketId: string;
  readonly name: string;
  readonly signal: AbortSignal;
}

/** Address of a socket server without TLS. */
export const openLine = { key: 'lobi', host: 'play.example', port: 8080, scheme: 'http' } as const;

/** The realtime port over fake sockets, with the calls that it has made. */
export function setUp(chance: { random?: () => number } = {}, line: Line = openLine) {
  const asked: Asked[] = [];
  const environment = createFakeEnvironment({ clock });
  const realtime = createEchoRealtime({
    ...environment,
    ...chance,
    clock,
    socket: line,
    authorize(socketId, name, signal) {
      const deferred = createDeferred<ChannelAuthorization>();
      asked.push({ ...deferred, socketId, name, signal });
      return deferred.promise;
    },
  });
  const join = (id = 'wallet-player') => {
    const versions: number[] = [];
    const states: ChannelState[] = [];
    let resyncs = 0;
    const leave = realtime.join('wallet', id, {
      onEvent: ({ version }) => void versions.push(version),
      onResync: () => {
        resyncs += 1;
      },
      onState: (state) => void states.push(state),
    });
    return { versions, states, resyncs: () => resyncs, leave };
  };
  return { asked, environment, realtime, join };
}

/** Connects, and joins a channel of the wallet. */
export async function live(
  signature: ChannelAuthorization = { auth: 'lobi:signature' },
  chance: { random?: () => number } = {},
) {
  const setup = setUp(chance);
  const joined = setup.join();
  await pass();
  socket().greet('7.7');
  await pass();
  setup.asked[0]?.resolve(signature);
  await pass();
  socket().receive('pusher_internal:subscription_succeeded', {}, walletChannel);
  return { ...setup, joined };
}

/** The part of pusher-js that opens sockets. */
export const runtime = Pusher.Runtime as unknown as { getWebSocketAPI: () => unknown };

/** The transport that a test restores. */
const originalWebSocket = runtime.getWebSocketAPI;

/** Gives each test of a file fake timers, and sockets that it opens itself. */
export function withFakeSockets(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.opened = [];
    runtime.getWebSocketAPI = () => FakeSocket;
  });
  afterEach(() => {
    vi.useRealTimers();
    runtime.getWebSocketAPI = originalWebSocket;
  });
}
