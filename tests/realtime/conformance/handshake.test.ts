import { describe, expect, it } from 'vitest';
import { brokerApp, ownOrigin } from '../../../packages/server/src/testing/broker-node.ts';
import { appPath } from './raw-client.ts';
import { Received, pusherJs, stage } from './stage.ts';

const path = `/app/${brokerApp.key}`;

describe('handshake', () => {
  it('1 connection_established is the first frame and sent once', async () => {
    const { connect } = await stage();
    const client = connect();
    await client.socketId();
    await client.join('private-a');
    await client.settle();
    expect(client.frames[0]?.event).toBe('pusher:connection_established');
    expect(client.named('pusher:connection_established')).toHaveLength(1);
  });

  it('2 the socket id is digits.digits and unique over 10,000 connections', async () => {
    const { connect } = await stage({ limits: { connectBurst: 10_000 } });
    const ids = new Set<string>();
    for (let round = 0; round < 50; round += 1) {
      const clients = Array.from({ length: 200 }, () => connect());
      for (const id of await Promise.all(clients.map((client) => client.socketId()))) {
        expect(id).toMatch(/^\d+\.\d+$/);
        ids.add(id);
      }
      for (const { socket } of clients) socket.terminate();
    }
    expect(ids.size).toBe(10_000);
  });

  it('3 the activity timeout is greater than zero', async () => {
    const { connect } = await stage();
    const { data } = await connect().event('pusher:connection_established');
    expect((data as { activity_timeout: number }).activity_timeout).toBeGreaterThan(0);
  });

  it('4 an unknown key is closed with 4001', async () => {
    const { connect } = await stage();
    const client = connect('/app/unknown?protocol=7');
    expect(await client.closed).toBe(4001);
    expect(client.frames).toEqual([]);
  });

  it('5 a missing protocol is closed with 4008, protocol 8 with 4007', async () => {
    const { connect } = await stage();
    expect(await connect(path).closed).toBe(4008);
    expect(await connect(`${path}?protocol=8`).closed).toBe(4007);
  });

  it('6 unlisted origins and null are rejected with 403; clients without an origin are accepted', async () => {
    const { connect } = await stage();
    expect(await connect(appPath, { origin: 'http://evil.test' }).status).toBe(403);
    expect(await connect(appPath, { origin: 'null' }).status).toBe(403);
    await connect(appPath, { origin: ownOrigin }).socketId();
    await connect(appPath).socketId();
  });

  it('7 a path with segments before or behind the key is not found', async () => {
    const { connect } = await stage();
    expect(await connect(`/prefix${appPath}`).status).toBe(404);
    expect(await connect(`${path}/more?protocol=7`).closed).toBe(4001);
  });

  it('8 a connection above the quota is closed with 4100, and accepted when there is room', async () => {
    const { connect, hub } = await stage({ limits: { connections: 1 } });
    const first = connect();
    await first.socketId();
    expect(await connect().closed).toBe(4100);
    first.socket.terminate();
    await expect.poll(() => hub.connectionCount).toBe(0);
    await connect().socketId();
  });

  it('9 pusher-js reconnects after 4100 and stops after 4001', async () => {
    const { connect, port } = await stage({ limits: { connections: 1 } });
    const first = connect();
    await first.socketId();
    const pusher = pusherJs(port);
    const errors = new Received<number>();
    pusher.connection.bind('error', (error: { error?: { data?: { code?: number } } }) =>
      errors.add(error.error?.data?.code ?? 0),
    );
    const established = new Promise((resolve) => pusher.connection.bind('connected', resolve));
    expect(await errors.atLeast(1)).toContain(4100);
    first.socket.terminate();
    await established;

    const stranger = pusherJs(port, 'unknown');
    await new Promise((resolve) => stranger.connection.bind('disconnected', resolve));
    expect(stranger.connection.state).toBe('disconnected');
  });
});
