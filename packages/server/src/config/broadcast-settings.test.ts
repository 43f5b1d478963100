import { describe, expect, it } from 'vitest';
import { readEnvironment } from './read-environment.ts';

const read = (variables: Record<string, string>) => readEnvironment(variables, '/srv').broadcast;

const app = {
  BROADCAST_APP_ID: '3',
  BROADCAST_APP_KEY: 'app-key',
  BROADCAST_APP_SECRET: 'a secret of the app',
};

describe('realtime settings', () => {
  it('realtime settings default to one node, the platform’s channels and no HTTP API', () => {
    expect(read({})).toEqual({
      key: 'lobi',
      appId: undefined,
      secret: undefined,
      otherChannels: false,
      clientEvents: false,
      redisUrl: undefined,
      broker: undefined,
    });
  });

  it('realtime settings accept a broker, and its public address for clients', () => {
    const server = { ...app, BROADCAST_URL: 'http://reverb:8080' };
    expect(read(server).broker).toEqual({
      origin: 'http://reverb:8080',
      clientOrigin: 'http://reverb:8080',
      appId: '3',
      appSecret: 'a secret of the app',
    });
    const both = { ...server, BROADCAST_CLIENT_URL: 'https://ws.example.com' };
    expect(read(both).broker).toMatchObject({ clientOrigin: 'https://ws.example.com' });
  });

  it.each([
    [{ REDIS_URL: 'localhost' }, /^REDIS_URL must be an address such as/],
    [{ BROADCAST_URL: 'http://reverb:8080/path' }, /^BROADCAST_URL must be an origin/],
    [{ BROADCAST_URL: 'ws://reverb:8080' }, /^BROADCAST_URL must be an origin/],
    [{ BROADCAST_URL: 'http://reverb:8080' }, /^BROADCAST_URL needs BROADCAST_APP_ID\.$/],
    [{ BROADCAST_APP_ID: '3' }, /^BROADCAST_APP_ID needs BROADCAST_APP_SECRET\.$/],
    [{ BROADCAST_APP_SECRET: 'short' }, /^BROADCAST_APP_SECRET must have at least 16/],
    [{ BROADCAST_APP_KEY: 'a/b' }, /^BROADCAST_APP_KEY must have letters/],
    [{ BROADCAST_CLIENT_URL: 'https://ws.example.com' }, /^BROADCAST_CLIENT_URL needs/],
    [{ BROADCAST_OTHER_CHANNELS: '1' }, /^BROADCAST_OTHER_CHANNELS needs BROADCAST_APP_SECRET/],
    [{ BROADCAST_CLIENT_EVENTS: '1' }, /^BROADCAST_CLIENT_EVENTS needs/],
    [
      { ...app, BROADCAST_URL: 'http://reverb:8080', REDIS_URL: '/run/redis.sock' },
      /^REDIS_URL is for the built-in sockets/,
    ],
  ])('realtime settings reject %j with a message', (variables, sentence) => {
    expect(() => read(variables)).toThrow(sentence);
  });
});
