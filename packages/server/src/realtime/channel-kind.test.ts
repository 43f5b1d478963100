import { describe, expect, it } from 'vitest';
import {
  channelNamePattern,
  isCache,
  isEncrypted,
  isPresence,
  isPublishable,
  isSigned,
  userChannel,
} from './channel-kind.ts';

describe('a channel', () => {
  it.each([
    ['news', { signed: false, presence: false, encrypted: false, cache: false }],
    ['privatefoo', { signed: false, presence: false, encrypted: false, cache: false }],
    ['a-private-b', { signed: false, presence: false, encrypted: false, cache: false }],
    ['private-a', { signed: true, presence: false, encrypted: false, cache: false }],
    ['presence-a', { signed: true, presence: true, encrypted: false, cache: false }],
    ['private-encrypted-a', { signed: true, presence: false, encrypted: true, cache: false }],
    ['cache-a', { signed: false, presence: false, encrypted: false, cache: true }],
    ['private-cache-a', { signed: true, presence: false, encrypted: false, cache: true }],
    ['presence-cache-a', { signed: true, presence: true, encrypted: false, cache: true }],
    ['a-cache-b', { signed: false, presence: false, encrypted: false, cache: false }],
  ])(
    'a channel named %s has the kind of its prefix',
    (name, { signed, presence, encrypted, cache }) => {
      expect(isSigned(name)).toBe(signed);
      expect(isPresence(name)).toBe(presence);
      expect(isEncrypted(name)).toBe(encrypted);
      expect(isCache(name)).toBe(cache);
    },
  );

  it.each([
    ['a', true],
    ['A-z_0=@,.;9', true],
    ['a'.repeat(164), true],
    ['a'.repeat(165), false],
    ['', false],
    ['a b', false],
    [' a', false],
    ['a\n', false],
    ['#a', false],
  ])('a channel may be named %j: %s', (name, isName) => {
    expect(channelNamePattern.test(name)).toBe(isName);
    expect(isPublishable(name)).toBe(isName);
  });

  it('a user channel is a valid name for servers to publish to, but not for clients to subscribe to', () => {
    expect(userChannel('u1')).toBe('#server-to-user-u1');
    expect(isPublishable(userChannel('u1'))).toBe(true);
    expect(isPublishable(userChannel('u 1'))).toBe(false);
    expect(channelNamePattern.test(userChannel('u1'))).toBe(false);
  });
});
