import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { toWireFrame } from './wire-frame.ts';

const http = createServer();
const sockets = new WebSocketServer({ noServer: true });
let client: WebSocket;
let write: (bytes: Buffer) => void;

beforeAll(async () => {
  http.on('upgrade', (request, wire, head) =>
    sockets.handleUpgrade(request, wire, head, () => {
      write = (bytes) => void wire.write(bytes);
    }),
  );
  await once(http.listen(0, '127.0.0.1'), 'listening');
  client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  await once(client, 'open');
});
afterAll(() => {
  client.terminate();
  http.close();
});

describe('a frame for many sockets', () => {
  // Lengths at which the header changes.
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])(
    'a frame for many sockets is read as the original text, of %i bytes',
    async (length) => {
      const text = 'x'.repeat(length);
      const message = once(client, 'message');
      write(toWireFrame(text));
      const [bytes, isBinary] = (await message) as [Buffer, boolean];
      expect(isBinary).toBe(false);
      expect(bytes.toString()).toBe(text);
    },
  );

  it('a frame for many sockets counts bytes, not characters', async () => {
    const text = '斗'.repeat(50);
    const message = once(client, 'message');
    write(toWireFrame(text));
    const [bytes] = (await message) as [Buffer];
    expect(bytes.toString()).toBe(text);
  });
});
