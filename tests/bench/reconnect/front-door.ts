import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What stands before the nodes, as the proxy of an operator does. */
export interface FrontDoor {
  readonly port: number;
  /** Ports of the nodes; each connection goes to the first one that takes it. */
  setNodes(ports: readonly number[]): void;
  /** When sockets asked to be opened since the last call, in ms of `performance.now`. */
  takeArrivals(): number[];
  stop(): Promise<void>;
}

/** The nth address of this machine, so that limits per address see as many visitors as there are. */
const addressOf = (index: number): string => {
  const host = index % 60_000;
  return `127.2.${Math.floor(host / 250)}.${1 + (host % 250)}`;
};

/** Opens a door on a free port of the loopback address. */
export async function openFrontDoor(): Promise<FrontDoor> {
  let nodes: readonly number[] = [];
  let arrivals: number[] = [];
  let count = 0;
  const open = new Set<Socket>();
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
  };

  /** Passes on what the caller says, to the next node when one does not take it. */
  const pass = (caller: Socket, first: Buffer, ports: readonly number[]): void => {
    const [port, ...others] = ports;
    if (port === undefined || caller.destroyed) return void caller.destroy();
    const node = connect({ host: '127.0.0.1', port, localAddress: addressOf((count += 1)) });
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
      pass(caller, first, nodes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    setNodes: (ports) => (nodes = ports),
    takeArrivals: () => {
      const taken = arrivals;
      arrivals = [];
      return taken;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
