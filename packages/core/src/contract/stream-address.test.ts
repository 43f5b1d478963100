import { describe, expect, it } from 'vitest';
import { gameUpdateSchema } from './schemas/game.ts';
import { isLoopbackOrigin, isStreamAddress, streamHostIssue } from './stream-address.ts';
import { firstIssueOf } from './validation.ts';

describe('isStreamAddress', () => {
  it.each([
    'https://video.example/arena/live.m3u8',
    'https://video.example:8443/live.m3u8?quality=low',
    '/live/arena.m3u8',
    'http://localhost:8081/live.m3u8',
    'http://127.0.0.1/live.m3u8',
    'http://[::1]:9000/live.m3u8',
  ])('isStreamAddress accepts %s', (address) => {
    expect(isStreamAddress(address)).toBe(true);
  });

  it.each([
    ['http of another host', 'http://video.example/live.m3u8'],
    ['a host that only begins like this device', 'http://localhost.example/live.m3u8'],
    ['another host without a scheme', '//video.example/live.m3u8'],
    ['another host behind a backslash', '/\\video.example/live.m3u8'],
    ['credentials', 'https://name:secret@video.example/live.m3u8'],
    ['a user name', 'https://name@video.example/live.m3u8'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:video/mp4;base64,AAAA'],
    ['a camera', 'rtmp://video.example/live'],
    ['white space', 'https://video.example/live stream.m3u8'],
    ['a name', 'video.example/live.m3u8'],
    ['no host', 'https://'],
    ['nothing', ''],
  ])('isStreamAddress rejects %s', (_description, address) => {
    expect(isStreamAddress(address)).toBe(false);
  });
});

describe('the broadcast address of a game', () => {
  const issueOf = (stream: string) => {
    const input = { stream };
    const parsed = gameUpdateSchema.safeParse(input);
    return parsed.success ? undefined : firstIssueOf(parsed.error, input)[0];
  };

  it('a change of a game’s broadcast is rejected with a message about the accepted addresses', () => {
    expect(issueOf('http://video.example/live.m3u8')).toMatchObject({
      field: 'stream',
      key: 'validation.streamAddress',
    });
    expect(issueOf(`https://video.example/${'a'.repeat(300)}`)).toMatchObject({
      key: 'validation.maxLength',
      params: { max: 300 },
    });
    expect(issueOf('https://video.example/live.m3u8')).toBeUndefined();
  });

  it('a change of a game can clear its broadcast', () => {
    expect(gameUpdateSchema.safeParse({ stream: null }).success).toBe(true);
  });
});

describe('streamHostIssue', () => {
  const allowed = ['https://video.example'];

  it.each(['/live.m3u8', 'https://video.example/live.m3u8'])(
    'streamHostIssue finds nothing wrong with %s',
    (address) => {
      expect(streamHostIssue(address, allowed)).toBeUndefined();
    },
  );

  it.each([
    ['https://other.example/live.m3u8', 'other.example'],
    ['https://video.example:8443/live.m3u8', 'video.example:8443'],
    ['https://video.example.evil.test/live.m3u8', 'video.example.evil.test'],
    ['http://localhost:8081/live.m3u8', 'localhost:8081'],
  ])('streamHostIssue names the host of %s, which pages may not load', (address, host) => {
    expect(streamHostIssue(address, allowed)).toEqual({
      field: 'stream',
      key: 'validation.streamHost',
      params: { host },
    });
  });
});

describe('isLoopbackOrigin', () => {
  it.each([
    ['http://localhost:8080', true],
    ['http://127.0.0.1:8080', true],
    ['https://play.example', false],
    ['http://localhost.example', false],
    ['no address', false],
  ])('isLoopbackOrigin returns for %s: %s', (origin, expected) => {
    expect(isLoopbackOrigin(origin)).toBe(expected);
  });
});
