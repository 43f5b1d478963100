import { WebSocket, type RawData } from 'ws';
import { sign } from '../../../packages/server/src/realtime/signature.ts';
import { brokerApp } from '../../../packages/server/src/testing/broker-node.ts';

/** A frame of the server: its data as text, and parsed. */
export interface Frame {
  readonly event: string;
  readonly channel?: string;
  readonly user_id?: string;
  readonly text: string;
  readonly data: unknown;
}

export const succeeded = 'pusher_internal:subscription_succeeded';
export const refused = 'pusher:subscription_error';
/** Path of the endpoint. */
export const appPath = `/app/${brokerApp.key}?protocol=7&client=js&version=8.6.0&flash=false`;

const textOf = (bytes: RawData): string => (Buffer.isBuffer(bytes) ? bytes.toString() : '');

const readData = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** `auth` of a subscription. */
export const authOf = (socketId: string, channel: string, channelData?: string): string =>
  `${brokerApp.key}:${sign(brokerApp.secret, [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':'))}`;

/** A raw client that records every frame and lets a test wait for one. */
export class RawClient {
  readonly socket: WebSocket;
  readonly frames: Frame[] = [];
  /** Close code. */
  readonly closed: Promise<number>;
  /** Status of a handshake that was rejected. */
  readonly status: Promise<number>;
  private waiting: (() => void)[] = [];

  constructor(port: number, path = appPath, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
    this.socket.on('error', () => undefined);
    this.socket.on('message', (bytes) => {
      const frame = JSON.parse(textOf(bytes)) as Frame & { data: string };
      this.frames.push({ ...frame, text: frame.data, data: readData(frame.data) });
      this.wake();
    });
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code) => {
        resolve(code);
        this.wake();
      });
    });
    this.status = new Promise((resolve) => {
      this.socket.on('unexpected-response', (request, response) => {
        resolve(response.statusCode ?? 0);
        request.destroy();
      });
    });
  }

  private wake(): void {
    for (const resume of this.waiting.splice(0)) resume();
  }

  /** Waits for a frame from position `from` on. */
  async until(match: (frame: Frame) => boolean, from = 0): Promise<Frame> {
    for (;;) {
      const found = this.frames.slice(from).find(match);
      if (found) return found;
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('closed while waiting');
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  event(name: string, from = 0): Promise<Frame> {
    return this.until((frame) => frame.event === name, from);
  }

  named(name: string): Frame[] {
    return this.frames.filter(({ event }) => event === name);
  }

  async socketId(): Promise<string> {
    const frame = await this.event('pusher:connection_established');
    return (frame.data as { socket_id: string }).socket_id;
  }

  send(event: string, data: unknown = {}, channel?: string): void {
    this.socket.send(
      JSON.stringify({ event, data, ...(channel === undefined ? {} : { channel }) }),
    );
  }

  /** Waits for the response to a ping: everything sent before has been processed. */
  async settle(): Promise<void> {
    const from = this.frames.length;
    this.send('pusher:ping');
    await this.event('pusher:pong', from);
  }

  /** Subscribes with exactly this data and waits for the response. */
  async requestSubscription(data: {
    channel: string;
    auth?: string;
    channel_data?: string;
  }): Promise<Frame> {
    await this.socketId();
    const from = this.frames.length;
    this.send('pusher:subscribe', data);
    return this.until(
      (frame) =>
        frame.channel === data.channel && (frame.event === succeeded || frame.event === refused),
      from,
    );
  }

  /** Subscribes with a signature made with the app secret. */
  async join(channel: string, member?: unknown): Promise<Frame> {
    const channel_data = member === undefined ? undefined : JSON.stringify(member);
    const auth = authOf(await this.socketId(), channel, channel_data);
    return this.requestSubscription({
      channel,
      auth,
      ...(channel_data === undefined ? {} : { channel_data }),
    });
  }

  leave(channel: string): void {
    this.send('pusher:unsubscribe', { channel });
  }
}

/** Status of a rejected subscription; `undefined` for other frames. */
export const statusIn = ({ event, data }: Frame): number | undefined =>
  event === refused ? (data as { status: number }).status : undefined;
