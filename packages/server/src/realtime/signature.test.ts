import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isChannelSignature, sign, signChannel, signUser } from './signature.ts';

/** Key and secret of the examples in the protocol. */
const example = { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' };

describe('signature', () => {
  it.each([
    [
      'a private channel',
      '1234.1234:private-foobar',
      '58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
    ],
    [
      'a presence channel',
      '1234.1234:presence-foobar:{"user_id":10,"user_info":{"name":"Mr. Channels"}}',
      '31935e7d86dba64c2a90aed31fdc61869f9b22ba9d8863bba239c03ca481bc80',
    ],
    [
      'a user',
      '1234.1234::user::{"id":"12345"}',
      '4708d583dada6a56435fb8bc611c77c359a31eebde13337c16ab43aa6de336ba',
    ],
    [
      'a call of the HTTP interface',
      [
        'POST',
        '/apps/3/events',
        'auth_key=278d425bdf160c739803&auth_timestamp=1353088179&auth_version=1.0&body_md5=ec365a775a4cd0599faeb73354201b6f',
      ].join('\n'),
      'da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
    ],
  ])('the signature is the published one for %s', (_name, text, signature) => {
    expect(sign(example.secret, text)).toBe(signature);
  });

  it('the channel signature is the key and the signature of socket and channel', () => {
    expect(signChannel(example, '1234.1234', 'private-foobar')).toBe(
      `${example.key}:${sign(example.secret, '1234.1234:private-foobar')}`,
    );
  });

  it('the channel signature covers the member of a presence channel too', () => {
    const member = '{"user_id":"u1"}';
    expect(signChannel(example, '1234.1234', 'presence-foobar', member)).toBe(
      `${example.key}:${sign(example.secret, `1234.1234:presence-foobar:${member}`)}`,
    );
  });

  it('the user signature is the key and the signature of socket and user', () => {
    expect(signUser(example, '1234.1234', '{"id":"12345"}')).toBe(
      `${example.key}:4708d583dada6a56435fb8bc611c77c359a31eebde13337c16ab43aa6de336ba`,
    );
  });

  // id: signature-altered
  it('a signature is rejected for another socket, channel, key or secret, and with any altered byte', () => {
    const auth = signChannel(example, '1.2', 'private-user.7');
    expect(isChannelSignature(example, '1.2', 'private-user.7', auth)).toBe(true);
    expect(isChannelSignature(example, '1.3', 'private-user.7', auth)).toBe(false);
    expect(isChannelSignature(example, '1.2', 'private-user.8', auth)).toBe(false);
    expect(isChannelSignature({ ...example, key: 'other' }, '1.2', 'private-user.7', auth)).toBe(
      false,
    );
    expect(isChannelSignature({ ...example, secret: 'x' }, '1.2', 'private-user.7', auth)).toBe(
      false,
    );
    expect(isChannelSignature(example, '1.2', 'private-user.7', auth.split(':')[1] ?? '')).toBe(
      false,
    );
    fc.assert(
      fc.property(fc.nat(auth.length - 1), fc.integer({ min: 1, max: 127 }), (at, flip) => {
        const byte = String.fromCharCode(auth.charCodeAt(at) ^ flip);
        const altered = auth.slice(0, at) + byte + auth.slice(at + 1);
        return !isChannelSignature(example, '1.2', 'private-user.7', altered);
      }),
    );
  });
});
