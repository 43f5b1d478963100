import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { startTestPlatform } from '../contract/running-platform.ts';

it('a server stops although a browser holds an idle connection and an open channel', async () => {
  const platform = await startTestPlatform();
  const { port } = new URL(platform.origin);
  const spare = connect(Number(port), '127.0.0.1');
  const channel = new WebSocket(`${platform.origin.replace(/^http/, 'ws')}/app/lobi?protocol=7`);
  await Promise.all([once(spare, 'connect'), once(channel, 'open')]);
  const closed = Promise.all([once(spare.resume(), 'close'), once(channel, 'close')]);
  await platform.stop();
  await expect(closed).resolves.toHaveLength(2);
});
