// A process with many listening sockets. It reads frames as text and looks only for the time.
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { sharedNow, type ListenerOrder, type ListenerReport } from './wire.ts';

const [, , origin = '', count = '0', kind = ''] = process.argv;
const channel = 'private-ops.all';
const pong = JSON.stringify({ event: 'pusher:pong', data: {} });
const report = (message: ListenerReport): void => void process.send?.(message);

/** Interval of timed deliveries. */
const timedEvery = 97;

let deliveries = 0;
let latenciesMs: number[] = [];

const receive = (socket: WebSocket, text: string): void => {
  const at = text.indexOf('at\\":');
  if (at < 0) {
    if (text.includes('pusher:ping')) socket.send(pong);
    return;
  }
  deliveries += 1;
  if (deliveries % timedEvery === 0) {
    latenciesMs.push(sharedNow() - Number.parseFloat(text.slice(at + 5)));
  }
};

/** Opens a socket and, at the platform's, joins the private channel as its client does. */
async function join(): Promise<void> {
  const path = kind === 'lobi' ? '/app/lobi?protocol=7' : '/';
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, {
    perMessageDeflate: false,
  });
  if (kind === 'lobi') {
    const [hello] = (await once(socket, 'message')) as [Buffer];
    const { socket_id: id } = JSON.parse(JSON.parse(hello.toString()).data) as {
      socket_id: string;
    };
    const auth = await (await fetch(`${origin}/${id}`)).text();
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
    const [answer] = (await once(socket, 'message')) as [Buffer];
    if (!answer.toString().includes('subscription_succeeded')) throw new Error(answer.toString());
  } else await once(socket, 'open');
  socket.on('message', (data: Buffer) => receive(socket, data.toString('latin1')));
}

const total = Number(count);
for (let opened = 0; opened < total; opened += 50) {
  await Promise.all(Array.from({ length: Math.min(50, total - opened) }, join));
}
process.on('message', ({ do: order }: ListenerOrder) => {
  if (order === 'read') report({ kind: 'received', deliveries, latenciesMs });
  deliveries = 0;
  latenciesMs = [];
});
process.on('disconnect', () => process.exit(0));
report({ kind: 'joined' });
