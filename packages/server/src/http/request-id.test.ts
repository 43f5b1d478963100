import { describe, expect, it } from 'vitest';
import { requestIdOf } from './request-id.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

describe('requestIdOf', () => {
  it.each(['0b5e3c1e-7d0c-4a57-9d5c-1f2b3c4d5e6f', 'a1b2c3d4', 'edge.7:42_a-b', 'x'.repeat(128)])(
    'requestIdOf accepts %s',
    (given) => {
      expect(requestIdOf(given)).toBe(given);
    },
  );

  it.each([
    undefined,
    '',
    'short',
    'x'.repeat(129),
    'two\nlines',
    'with space',
    '{"a":"bbbbb"}',
    'ünïcödeid',
  ])('requestIdOf replaces %j', (given) => {
    expect(requestIdOf(given)).toMatch(uuid);
  });

  it('requestIdOf replaces a repeated header', () => {
    expect(requestIdOf(['abcdefgh', 'ijklmnop'])).toMatch(uuid);
  });
});
