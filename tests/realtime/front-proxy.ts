import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Proxy in front of the nodes, like that of an operator. */
export interface FrontProxy {
  readonly port: number;
  /** Ports of the nodes, used in turn; each connection goes to the first node that accepts it. */
  setNodes(ports: readonly number[]): void;
  /** Resolves when this number of nodes is known to be ready. */
  untilReady(count: number): Promise<void>;
  /** Returns the times of connection attempts since the last call, in ms of `performance.now`. */
  takeArrivals(): number[];
  stop(): Promise<void>;
}

/** Interval of readiness checks, as in `deploy/haproxy.cfg`, in ms. */
const checkEveryMs = 1_000;

/** Returns the nth loopback address, so that limits per address count each client separately. */
const addressOf = (index: number): string => {
  const host = index % 60_000;
  return `127.2.${Math.floor(host / 250)}.${1 + (host % 250)}`;
};

const takesCalls = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined))?.ok ?? false;

/** Opens a proxy on a free port of the loopback address. */
export async function openFrontProxy(): Promise<FrontProxy> {
  let nodes: readonly number[] = [];
  let arrivals: number[] = [];
  let count = 0;
  let isStopped = false;
  const shut = new Set<number>();
  const open = new Set<Socket>();
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
  };

  const check = async (): Promise<void> => {
    const asked = nodes;
    const answers = await Promise.all(asked.map(takesCalls));
    for (const [index, port] of asked.entries()) {
      if (answers[index]) shut.delete(port);
      else shut.add(port);
    }
  };
  const watch = async (): Promise<void> => {
    while (!isStopped) {
      await check();
      await pause(checkEveryMs, undefined, { ref: false });
    }
  };

  /** Forwards the data of the caller, to the next node if one does not accept the connection. */
  const pass = (caller: Socket, first: Buffer, ports: readonly number[]): void => {
    const [port, ...others] = ports;
    if (port === undefined || caller.destroyed) return void caller.destroy();
    const node = connect({ host: '127.0.0.1', port, localAddress: addressOf(count) });
    keep(node);
    let isTaken = false;
    node.once('connect', () => {
      isTaken = true;
      node.write(first);
      caller.pipe(node).pipe(caller);
    });
    node.once('close', () => (isTaken ? caller.destroy() : pass(caller, first, others)));
    caller.once('close', () => node.destroy());
  };

  const server = createServer((caller) => {
    keep(caller);
    caller.once('data', (first: Buffer) => {
      caller.pause();
      if (first.toString('latin1', 0, 9) === 'GET /app/') arrivals.push(performance.now());
      count += 1;
      const ready = nodes.filter((port) => !shut.has(port));
      const turn = count % Math.max(1, ready.length);
      pass(caller, first, [...ready.slice(turn), ...ready.slice(0, turn)]);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  void watch();
  return {
    port: (server.address() as AddressInfo).port,
    setNodes: (ports) => {
      nodes = ports;
      shut.clear();
    },
    untilReady: async (wanted) => {
      await check();
      while (nodes.filter((port) => !shut.has(port)).length < wanted) {
        await pause(checkEveryMs / 10);
        await check();
      }
    },
    takeArrivals: () => {
      const taken = arrivals;
      arrivals = [];
      return taken;
    },
    stop: () =>
      new Promise((resolve) => {
        isStopped = true;
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
