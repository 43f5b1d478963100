import {
  connect,
  createServer,
  type AddressInfo,
  type NetConnectOpts,
  type Socket,
} from 'node:net';

/** Faults that a proxy injects into its connections. */
export interface Fault {
  /** Number of further responses whose connection is reset before the first byte. */
  cutAnswers: number;
  /** Requests whose response may be cut, by the beginning of their text; default any. */
  cutTo: RegExp;
  /** Delay of forwarded data, in ms. */
  delayMs: number;
  /** Sent together with the next response, before the connection ends. */
  lastMessage: Buffer | undefined;
}

/** A TCP proxy that injects faults. */
export interface TcpProxy {
  readonly port: number;
  readonly fault: Fault;
  /** Resets every connection. */
  reset(): void;
  stop(): Promise<void>;
}

/** Starts a proxy between clients and a server, on a free port of the loopback address. */
export async function startProxy(target: NetConnectOpts): Promise<TcpProxy> {
  const fault: Fault = { cutAnswers: 0, cutTo: /^/, delayMs: 0, lastMessage: undefined };
  const clients = new Set<Socket>();
  const forward = (from: Socket, to: Socket, shouldForward: (chunk: Buffer) => boolean): void => {
    from.on('data', (chunk: Buffer) => {
      if (!shouldForward(chunk)) return;
      if (fault.delayMs === 0) to.write(chunk);
      else setTimeout(() => to.write(chunk), fault.delayMs);
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const socket of [client, upstream]) socket.setNoDelay(true);
    // The connection to the target is closed with that of the client.
    clients.add(client);
    client.once('close', () => clients.delete(client));
    let request = '';
    forward(client, upstream, (chunk) => {
      request = chunk.toString('latin1', 0, 200);
      return true;
    });
    forward(upstream, client, (chunk) => {
      if (fault.lastMessage) {
        client.end(Buffer.concat([chunk, fault.lastMessage]));
        fault.lastMessage = undefined;
        return false;
      }
      if (fault.cutAnswers <= 0 || !fault.cutTo.test(request)) return true;
      fault.cutAnswers -= 1;
      client.resetAndDestroy();
      return false;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const reset = (): void => {
    for (const socket of clients) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    fault,
    reset,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        reset();
      }),
  };
}
