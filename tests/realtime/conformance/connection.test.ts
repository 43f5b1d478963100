import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { appPath } from './raw-client.ts';
import { afterwards, stage } from './stage.ts';

describe('life', () => {
  it('10 pusher:ping is answered with pusher:pong', async () => {
    const { connect } = await stage();
    const client = connect();
    await client.socketId();
    await client.settle();
  });

  it('11 a ping of RFC 6455 is answered with its pong', async () => {
    const { connect } = await stage();
    const client = connect();
    await client.socketId();
    const pong = new Promise<Buffer>((resolve) => client.socket.once('pong', resolve));
    client.socket.ping('are you there');
    expect((await pong).toString()).toBe('are you there');
  });

  it('12 the server pings after 60 s without a frame, and not after 59.999 s', async () => {
    let now = 0;
    const { hub, connect } = await stage({ now: () => now });
    const client = connect();
    await client.socketId();
    now = 59_999;
    hub.sweep();
    await client.settle();
    expect(client.named('pusher:ping')).toEqual([]);
    now += 60_000;
    hub.sweep();
    await client.event('pusher:ping');
  });

  it('13 no pong within 30 s closes with 4201, and the member is removed', async () => {
    let now = 0;
    const { hub, connect } = await stage({ now: () => now });
    const [silent, other] = [connect(), connect()];
    await other.join('presence-room', { user_id: 'other' });
    await silent.join('presence-room', { user_id: 'silent' });
    now = 60_000;
    hub.sweep();
    await silent.event('pusher:ping');
    await other.settle();
    now += 30_000;
    await other.settle();
    hub.sweep();
    expect(await silent.closed).toBe(4201);
    const { data } = await other.event('pusher_internal:member_removed');
    expect(data).toEqual({ user_id: 'silent' });
  });

  it.each([
    ['a ping', 'pusher:ping', {}],
    ['a pong', 'pusher:pong', {}],
    ['a subscription', 'pusher:subscribe', { channel: 'news' }],
    ['nonsense', 'nonsense', {}],
  ])('14 any frame restarts the activity timeout: %s', async (_name, event, data) => {
    let now = 0;
    const { hub, connect } = await stage({ now: () => now });
    const client = connect();
    await client.socketId();
    now = 60_000;
    hub.sweep();
    await client.event('pusher:ping');
    client.send(event, data);
    await client.settle();
    now += 59_999;
    hub.sweep();
    expect(hub.connectionCount).toBe(1);
    await client.settle();
    expect(client.named('pusher:ping')).toHaveLength(1);
  });

  it('15 a peer that hangs (SIGSTOP) is removed, though its connection never closes', async () => {
    const { port, hub } = await stage({ limits: { idleMs: 60, pongMs: 60, sweepMs: 20 } });
    const ws = createRequire(import.meta.url).resolve('ws');
    const script = `
      const { WebSocket } = require(${JSON.stringify(ws)});
      const socket = new WebSocket('ws://127.0.0.1:${port}${appPath}');
      socket.on('message', () => socket.send('{"event":"pusher:pong","data":{}}'));
      socket.on('open', () => console.log('open'));`;
    const peer = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    afterwards(() => peer.kill('SIGKILL'));
    await once(peer.stdout, 'data');
    await expect.poll(() => hub.connectionCount).toBe(1);
    peer.kill('SIGSTOP');
    await expect.poll(() => hub.connectionCount).toBe(0);
  });
});
