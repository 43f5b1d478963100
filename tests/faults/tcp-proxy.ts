import {
  connect,
  createServer,
  type AddressInfo,
  type NetConnectOpts,
  type Socket,
} from 'node:net';

/** Effect of a proxy on the connections through it. */
export interface Fault {
  /** Number of responses to cut at their first byte, counted down. */
  cutAnswers: number;
  /** Prefix of requests whose response is cut; default any. */
  cutTo: RegExp;
  /** Delay of forwarded data, in ms. */
  delayMs: number;
  /** Sent together with the next response, before the connection ends. */
  lastMessage: Buffer | undefined;
}

/** A connection that can be cut. */
export interface TcpProxy {
  readonly port: number;
  readonly fault: Fault;
  /** Resets every connection. */
  reset(): void;
  stop(): Promise<void>;
}

/** Starts a proxy between callers and a server, on a free port of the loopback address. */
export async function startProxy(target: NetConnectOpts): Promise<TcpProxy> {
  const fault: Fault = { cutAnswers: 0, cutTo: /^/, delayMs: 0, lastMessage: undefined };
  const open = new Set<Socket>();
  const pass = (from: Socket, to: Socket, mayPass: (chunk: Buffer) => boolean): void => {
    from.on('data', (chunk: Buffer) => {
      if (!mayPass(chunk)) return;
      if (fault.delayMs === 0) to.write(chunk);
      else setTimeout(() => to.write(chunk), fault.delayMs);
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };
  const server = createServer((caller) => {
    const called = connect(target);
    for (const socket of [caller, called]) socket.setNoDelay(true);
    // The connection to the target ends with the caller's.
    open.add(caller);
    caller.once('close', () => open.delete(caller));
    let asked = '';
    pass(caller, called, (chunk) => {
      asked = chunk.toString('latin1', 0, 200);
      return true;
    });
    pass(called, caller, (chunk) => {
      if (fault.lastMessage) {
        caller.end(Buffer.concat([chunk, fault.lastMessage]));
        fault.lastMessage = undefined;
        return false;
      }
      if (fault.cutAnswers <= 0 || !fault.cutTo.test(asked)) return true;
      fault.cutAnswers -= 1;
      caller.resetAndDestroy();
      return false;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const reset = (): void => {
    for (const socket of open) socket.resetAndDestroy();
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
