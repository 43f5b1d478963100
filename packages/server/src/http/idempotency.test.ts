import { describe, expect, it } from 'vitest';
import { readIdempotencyKey } from './idempotency.ts';

const key = '0193b1c4-0f3e-7c7a-9d55-2f1d2a3b4c5d';
const content = {
  name: 'bet.place',
  params: { roundId: 'r' },
  body: { amount: '1', selection: 'wala' },
};

describe('idempotency key', () => {
  it.each([undefined, '', 'abc', `${key}0`, [key, key]])(
    'readIdempotencyKey rejects %j',
    (header) => {
      expect(() => readIdempotencyKey(header, content)).toThrowError(
        expect.objectContaining({ code: 'key_required' }),
      );
    },
  );

  it('requests with equal content have the same hash for any order of fields', () => {
    const turned = { ...content, body: { selection: 'wala', amount: '1' } };
    expect(readIdempotencyKey(key, turned)).toEqual(readIdempotencyKey(key.toUpperCase(), content));
  });

  it('requests that differ only in the PIN have the same hash', () => {
    const withPin = (pin: string) => ({ ...content, body: { ...content.body, pin } });
    const hashes = [content, withPin('271828'), withPin('314159')].map(
      (each) => readIdempotencyKey(key, each).bodyHash,
    );
    expect(new Set(hashes).size).toBe(1);
  });

  it('requests with other content, another object or another call have different hashes', () => {
    const hashes = [
      content,
      { ...content, body: { amount: '2', selection: 'wala' } },
      { ...content, params: { roundId: 'other' } },
      { ...content, name: 'transaction.create' },
    ].map((each) => readIdempotencyKey(key, each).bodyHash);
    expect(new Set(hashes).size).toBe(4);
  });
});
