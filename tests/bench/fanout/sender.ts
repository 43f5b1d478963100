// A process that sends: the platform's own hub with signatures and health checks, or bare sockets as the
// limit. Its clock and its memory are separate.
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import * as library from 'ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { createEndpoint } from '../../../packages/server/src/realtime/endpoint.ts';
import { createLocalFanOut } from '../../../packages/server/src/realtime/fan-out.ts';
import { createHub } from '../../../packages/server/src/realtime/hub.ts';
import { realtimeLimits } from '../../../packages/server/src/realtime/limits.ts';
import { sharedNow, type SenderOrder, type SenderReport } from './wire.ts';

/** Writes frames; the types of the library omit it. */
const { Sender } = library as never as {
  Sender: { frame(data: Buffer, options: object): Buffer[] };
};

const channel = 'private-ops.all';
const manySockets = { connectBurst: 100_000, connectsPerMinute: 6_000_000 };

/** Unsent bytes of one socket above which the sender waits. */
const fullBytes = 32_768;

const http = createServer();
const wires = new Set<Socket>();
http.on('connection', (wire: Socket) => {
  wires.add(wire);
  wire.once('close', () => wires.delete(wire));
});

/** Publishes one event to all sockets. */
type Publish = (payload: { readonly at: number }) => void;

function lobi(): Publish {
  const hub = createHub({
    credentials: { key: 'lobi', secret: 'a secret of the benchmark' },
    limits: { ...realtimeLimits, ...manySockets },
    fanOut: createLocalFanOut(),
  });
  const endpoint = createEndpoint({
    hub,
    key: 'lobi',
    limits: { ...realtimeLimits, ...manySockets },
    isOwnOrigin: () => true,
    addressOf: () => '127.0.0.1',
  });
  http.on('upgrade', endpoint.upgrade);
  // Signs like the platform's own call, one user per socket.
  http.on('request', (request, response) => {
    const socketId = request.url?.slice(1) ?? '';
    const user = `user-${socketId}`;
    response.end(hub.grant({ socketId, channel, userId: user, sessionId: user }));
  });
  return (payload) => {
    void hub.publish(channel, 'updated', payload);
  };
}

/** Text of the same length as the platform's. */
const bareText = (payload: unknown): string =>
  JSON.stringify({ event: 'updated', data: JSON.stringify(payload), channel });

function bare(isFrameShared: boolean): Publish {
  const sockets = new Set<WebSocket>();
  const server = new WebSocketServer({ server: http });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const oneFrame = { fin: true, opcode: 1, mask: false, readOnly: true, rsv1: false } as const;
  return (payload) => {
    const text = Buffer.from(bareText(payload));
    if (!isFrameShared) for (const socket of sockets) socket.send(text, { binary: false });
    else {
      const frame = Buffer.concat(Sender.frame(text, oneFrame));
      for (const wire of wires) wire.write(frame);
    }
  };
}

const subjects: Readonly<Record<string, () => Publish>> = {
  lobi,
  ws: () => bare(false),
  'ws, one frame': () => bare(true),
};

const publish = subjects[process.argv[2] ?? '']?.();
if (!publish) throw new Error('Which subject?');
const report = (message: SenderReport): void => void process.send?.(message);

/** One socket in the middle is measured for all. */
const isFull = (): boolean => {
  const [first] = wires;
  return (first?.writableLength ?? 0) > fullBytes;
};

async function send(forMs: number, perSecond: number | null): Promise<void> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  let events = 0;
  for (;;) {
    const passed = performance.now() - start;
    if (passed >= forMs) break;
    const isDue = perSecond === null ? !isFull() : events < (passed / 1_000) * perSecond;
    if (isDue) {
      publish?.({ at: sharedNow() });
      events += 1;
    }
    await new Promise((resolve) => (isDue ? setImmediate(resolve) : setTimeout(resolve, 1)));
  }
  const { user, system } = process.cpuUsage(cpu);
  const rssMb = process.memoryUsage.rss() / 1_048_576;
  report({ kind: 'sent', events, cpuMs: (user + system) / 1_000, rssMb });
}

process.on('message', (order: SenderOrder) => {
  if (order.do === 'stop') process.exit(0);
  void send(order.forMs, order.perSecond);
});
process.on('disconnect', () => process.exit(0));
http.listen(0, '127.0.0.1', () =>
  report({ kind: 'listening', port: (http.address() as AddressInfo).port }),
);
