import { apiTable, mayJoin, wireChannelName } from '@lobi/core/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sign } from '../../../packages/server/src/realtime/signature.ts';

const actor = { id: 'u1', role: 'admin', status: 'activated', walletId: 'w1' };
const own = new Set([
  wireChannelName('user', 'u1'),
  wireChannelName('wallet', 'w1'),
  wireChannelName('ops', 'all'),
]);

/** Returns the text that the auth call would sign, `undefined` when it signs nothing. */
function signedText(socket_id: unknown, channel_name: unknown): string | undefined {
  const { data } = apiTable['broadcasting.auth'].body.safeParse({ socket_id, channel_name });
  return data && mayJoin(actor, data.channel_name)
    ? `${data.socket_id}:${data.channel_name}`
    : undefined;
}

const piece = fc.constantFrom(
  ...['private-', 'presence-', 'private-encrypted-', 'private-cache-', 'user.', 'wallet.', 'ops.'],
  ...[
    'u1',
    'w1',
    'u2',
    'w2',
    'all',
    ':',
    '.',
    '{"user_id":"u2"}',
    '::user::',
    '\n',
    '\0',
    ' ',
    '%',
  ],
  ...['1.1', '1', 'PRIVATE-', '\u2028', 'é', '/', '..', '#server-to-user-'],
);
const name = fc.oneof(
  fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
  fc.string({ maxLength: 170 }),
  fc
    .constantFrom(...own)
    .chain((known) =>
      fc
        .tuple(fc.nat(known.length), fc.string({ maxLength: 3 }))
        .map(([at, more]) => known.slice(0, at) + more + known.slice(at)),
    ),
  fc.anything(),
);
const socketId = fc.oneof(
  fc.constant('12.34'),
  fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join('')),
  fc.string({ maxLength: 30 }),
  fc.anything(),
);

describe('R2 forged names', () => {
  it('100,000 names and socket ids yield no signature except for the socket’s own channels', () => {
    let signed = 0;
    fc.assert(
      fc.property(socketId, name, (id, channel) => {
        const text = signedText(id, channel);
        if (text === undefined) return true;
        signed += 1;
        const [first = '', second = '', ...more] = text.split(':');
        return /^\d{1,20}\.\d{1,20}$/.test(first) && own.has(second) && more.length === 0;
      }),
      { numRuns: 100_000, seed: 2 },
    );
    // Some attempts must have been nearly valid; otherwise the test proves nothing.
    expect(signed).toBeGreaterThan(0);
  });

  it('a signature for one purpose is not valid for another', () => {
    const texts = [
      '1.2:private-user.u1',
      '1.2:presence-room:{"user_id":"u1"}',
      '1.2::user::{"id":"u1"}',
      'POST\n/apps/3/events\nauth_key=k',
    ];
    expect(new Set(texts.map((text) => sign('secret', text))).size).toBe(texts.length);
    // The text that the auth call signs contains exactly one colon, so that it is neither a member nor
    // a user.
    for (const channel of ['private-a:{"user_id":"u1"}', ':user::{"id":"u1"}']) {
      expect(signedText('1.2', channel)).toBeUndefined();
    }
  });
});
