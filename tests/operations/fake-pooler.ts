import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Duration for which a client has a connection to the server. */
export type Pooling = 'session' | 'transaction';

/** Pooler between clients and a PostgreSQL, as PgBouncer is. */
export interface FakePooler {
  readonly port: number;
  stop(): Promise<void>;
}

interface Target {
  /** Path of the server's socket. */
  readonly path: string;
  readonly user: string;
  readonly database: string;
}

const protocol = 196_608;

const message = (type: string, ...parts: (number | string)[]): Buffer => {
  const body = Buffer.concat(
    parts.map((part) => {
      if (typeof part === 'string') return Buffer.from(part);
      const number = Buffer.alloc(4);
      number.writeInt32BE(part);
      return number;
    }),
  );
  const head = Buffer.alloc(type.length + 4);
  head.write(type);
  head.writeInt32BE(body.length + 4, type.length);
  return Buffer.concat([head, body]);
};

/** Splits the data of a server into protocol messages. */
function readMessages(socket: Socket, onMessage: (type: string, whole: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5) {
      const length = 1 + rest.readInt32BE(1);
      if (rest.length < length) return;
      onMessage(rest.toString('latin1', 0, 1), rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  });
}

/** A connection to the server, lent to one client at a time. */
interface Backend {
  readonly socket: Socket;
  client: Socket | undefined;
}

async function openBackend({ path, user, database }: Target, onIdle: (backend: Backend) => void) {
  const socket = connect(path);
  const backend: Backend = { socket, client: undefined };
  const ready = Promise.withResolvers<void>();
  let isUp = false;
  readMessages(socket, (type, whole) => {
    const isIdle = type === 'Z' && whole.toString('latin1', 5, 6) === 'I';
    if (!isUp) {
      if (type === 'E') ready.reject(new Error(whole.toString()));
      isUp = isIdle;
      if (isUp) ready.resolve();
      return;
    }
    backend.client?.write(whole);
    if (isIdle) onIdle(backend);
  });
  socket.on('error', ready.reject);
  socket.write(message('', protocol, `user\0${user}\0database\0${database}\0\0`));
  await ready.promise;
  return backend;
}

/**
 * Starts a pooler with three server connections. With `transaction` a client holds one of them until its
 * transaction ends, and the next client gets the last returned one.
 */
export async function startFakePooler(target: Target, pooling: Pooling): Promise<FakePooler> {
  const idle: Backend[] = [];
  const waiting: (() => void)[] = [];
  const giveBack = (backend: Backend): void => {
    backend.client = undefined;
    idle.push(backend);
    waiting.shift()?.();
  };
  const onIdle = (backend: Backend): void => {
    if (pooling === 'transaction') giveBack(backend);
  };
  const backends = await Promise.all([1, 2, 3].map(() => openBackend(target, onIdle)));
  idle.push(...backends);
  let clients = 0;
  const open = new Set<Socket>();

  const serve = (client: Socket): void => {
    clients += 1;
    open.add(client);
    let isGreeted = false;
    const held = (): Backend | undefined => backends.find((each) => each.client === client);
    const send = (chunk: Buffer): void => {
      const backend = held() ?? idle.pop();
      if (!backend) {
        waiting.push(() => send(chunk));
        return;
      }
      backend.client = client;
      backend.socket.write(chunk);
    };
    client.on('data', (chunk: Buffer) => {
      if (!isGreeted) {
        isGreeted = true;
        // A pooler sends its own process id instead of that of the server.
        client.write(
          Buffer.concat([
            message('R', 0),
            message('S', 'server_version\0' + '18.0\0'),
            message('K', 1_000_000 + clients, 1),
            message('Z', 'I'),
          ]),
        );
        return;
      }
      if (chunk.toString('latin1', 0, 1) === 'X') client.end();
      else send(chunk);
    });
    client.on('error', () => client.destroy());
    client.on('close', () => {
      open.delete(client);
      const backend = held();
      if (backend) giveBack(backend);
    });
  };
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const client of open) client.destroy();
      for (const { socket } of backends) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
