import { describe, expect, it } from 'vitest';
import { channels, parseChannelName, wireChannelName } from './channels.ts';

describe('channel table', () => {
  // Spec §7, written down by hand.
  // id: private-channel-table
  it.each([
    { key: 'user', channel: 'private-user.u1', event: 'updated', authorize: 'self' },
    { key: 'wallet', channel: 'private-wallet.u1', event: 'updated', authorize: 'owner-of-wallet' },
  ] as const)(
    'the channel table has the private $channel of the specification',
    ({ key, channel, event, authorize }) => {
      expect(wireChannelName(key, 'u1')).toBe(channel);
      expect(parseChannelName(channel)).toEqual({ key, id: 'u1' });
      expect(channels[key]).toMatchObject({ event, authorize });
    },
  );
});
