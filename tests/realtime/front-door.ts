import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Proxy in front of the nodes, as an operator runs one. */
export interface FrontDoor {
  readonly port: number;
  /** Ports of the nodes, asked in turn; each connection goes to the first one that takes it. */
  setNodes(ports: readonly number[]): void;
  /** Resolves when so many nodes are known to take calls. */
  untilReady(count: number): Promise<void>;
  /** When sockets asked to be opened since the last call, in ms of `performance.now`. */
  takeArrivals(): number[];
  stop(): Promise<void>;
}

/** How often a node is asked whether it takes calls, as in `deploy/haproxy.cfg`, in ms. */
const checkEveryMs = 1_000;

/** The nth address of this machine, so that limits per address see as many visitors as there are. */
const addressOf = (index: number): string => {
  const host = index % 60_000;
  return `127.2.${Math.floor(host / 250)}.${1 + (host % 250)}`;
};

const takesCalls = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined))?.ok ?? false;

/** Opens a door on a free port of the loopback address. */
export async function openFrontDoor(): Promise<FrontDoor> {
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

  /** Passes on what the caller says, to the next node when one does not take it. */
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
