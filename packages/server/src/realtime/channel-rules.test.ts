import { channels, wireChannelName } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { entryOf } from './channel-rules.ts';

describe('channel rules', () => {
  it('channel rules decide by the table about its channels, even if other channels are allowed', () => {
    for (const [key, row] of Object.entries(channels)) {
      const name = wireChannelName(key as keyof typeof channels, 'x1');
      const expected = row.visibility === 'public' ? 'open' : 'grant';
      for (const others of [false, true]) expect(entryOf(name, others), name).toBe(expected);
    }
  });

  it.each([
    ['anything', 'open'],
    ['privatefoo', 'open'],
    ['cache-news', 'open'],
    ['private-chat', 'signature'],
    ['private-encrypted-chat', 'signature'],
    ['presence-table-7', 'signature'],
    ['private-user.u1.more', 'closed'],
    ['private-wallet.', 'closed'],
    ['round.a.b', 'closed'],
  ])(
    'the channel "%s" is %s if the operator allows other channels, and closed otherwise',
    (name, entry) => {
      expect(entryOf(name, true)).toBe(entry);
      expect(entryOf(name, false)).toBe('closed');
    },
  );
});
