import { Mismatch } from './expectations.ts';

/** Address of a platform's sockets, from its settings. */
export interface SocketAddress {
  readonly key: string;
  readonly host: string;
  readonly port: number;
  readonly scheme: 'http' | 'https';
}

/** A frame of the server with parsed data. */
export interface Frame {
  readonly event: string;
  readonly channel?: string;
  readonly data: unknown;
}

/** Constructor of a WebSocket, as in browsers and `ws`. */
export type SocketClass = new (url: string) => WebSocket;

/** Timeout of a frame, in ms. */
const timeoutMs = 10_000;

export const socketUrl = (
  { host, port, scheme, key }: SocketAddress,
  query = 'protocol=7&client=js&version=8.6.0&flash=false',
): string => `${scheme === 'https' ? 'wss' : 'ws'}://${host}:${port}/app/${key}?${query}`;

const readData = (data: unknown): unknown => {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
};

export const succeeded = 'pusher_internal:subscription_succeeded';

/** A minimal client of the Pusher protocol that records every frame. */
export class SocketClient {
  readonly frames: Frame[] = [];
  /** Close code; `undefined` while it is open. */
  closeCode: number | undefined;
  private readonly socket: WebSocket;
  private waiting: (() => void)[] = [];

  constructor(url: string, socketClass: SocketClass) {
    this.socket = new socketClass(url);
    this.socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as Frame;
      this.frames.push({ ...frame, data: readData(frame.data) });
      this.wake();
    });
    this.socket.addEventListener('close', ({ code }) => {
      this.closeCode = code;
      this.wake();
    });
    // A close follows.
    this.socket.addEventListener('error', () => {});
  }

  private wake(): void {
    for (const resume of this.waiting.splice(0)) resume();
  }

  /** Waits until a condition holds. Throws a `Mismatch` on a timeout. */
  async until<Value>(find: () => Value | undefined, what: string): Promise<Value> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      const leftMs = deadline - Date.now();
      if (leftMs <= 0) throw new Mismatch(`no ${what} within ${timeoutMs / 1_000} seconds`);
      if (this.closeCode !== undefined) {
        throw new Mismatch(`no ${what}, but a close with ${this.closeCode}`);
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, leftMs);
        this.waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** Waits for a frame from position `from` on. */
  frame(what: string, isIt: (frame: Frame) => boolean, from = 0): Promise<Frame> {
    return this.until(() => this.frames.slice(from).find(isIt), what);
  }

  send(event: string, data: unknown = {}): void {
    this.socket.send(JSON.stringify({ event, data }));
  }

  sendText(text: string): void {
    this.socket.send(text);
  }

  async socketId(): Promise<string> {
    const name = 'pusher:connection_established';
    const { data } = await this.frame(name, ({ event }) => event === name);
    return String((data as { socket_id?: unknown }).socket_id);
  }

  /** Waits for the response to a ping: everything sent before has been processed. */
  async settle(): Promise<void> {
    const from = this.frames.length;
    this.send('pusher:ping');
    await this.frame('pusher:pong', ({ event }) => event === 'pusher:pong', from);
  }

  /** Requests a subscription; returns whether it succeeded. */
  async subscribe(channel: string, auth = ''): Promise<boolean> {
    const from = this.frames.length;
    this.send('pusher:subscribe', { channel, auth });
    await this.settle();
    return this.frames
      .slice(from)
      .some((frame) => frame.event === succeeded && frame.channel === channel);
  }

  close(): void {
    this.socket.close();
  }
}
