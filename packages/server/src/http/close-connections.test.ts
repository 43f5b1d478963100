import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchConnections } from './close-connections.ts';

let server: Server;
let closeConnections: ReturnType<typeof watchConnections>;
const answers: (() => void)[] = [];

beforeEach(async () => {
  server = createServer((_request, response) => void answers.push(() => response.end('answered')));
  closeConnections = watchConnections(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
});

async function open(sent: string): Promise<{ socket: Socket; received: Promise<string> }> {
  const accepted = once(server, 'connection');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  socket.on('error', () => undefined);
  socket.write(sent);
  await accepted;
  return { socket, received: once(socket, 'close').then(() => text) };
}

const stop = async (): Promise<void> => {
  const stopped = once(server, 'close');
  server.close();
  const done = closeConnections();
  await stopped;
  done();
};

it('a stopping server does not wait for a connection without a request', async () => {
  const { received } = await open('');
  await stop();
  expect(await received).toBe('');
});

it('a stopping server waits for the response to a request in progress', async () => {
  const { received } = await open('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await expect.poll(() => answers).toHaveLength(1);
  const stopped = stop();
  answers[0]?.();
  await stopped;
  expect(await received).toContain('answered');
});

it('a stopping server waits at most five seconds for an incomplete request', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { received } = await open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab');
  await once(server, 'request');
  const stopped = stop();
  vi.advanceTimersByTime(5_000);
  await stopped;
  expect(await received).toBe('');
});
