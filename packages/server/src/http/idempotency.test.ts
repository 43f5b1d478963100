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
    'the idempotency key refuses %j',
    (header) => {
      expect(() => readIdempotencyKey(header, content)).toThrowError(
        expect.objectContaining({ code: 'key_required' }),
      );
    },
  );

  it('the idempotency key gives equal content one hash, in whatever order its fields came', () => {
    const turned = { ...content, body: { selection: 'wala', amount: '1' } };
    expect(readIdempotencyKey(key, turned)).toEqual(readIdempotencyKey(key.toUpperCase(), content));
  });

  it('the idempotency key gives a request the same hash whatever PIN comes with it', () => {
    const withPin = (pin: string) => ({ ...content, body: { ...content.body, pin } });
    const hashes = [content, withPin('271828'), withPin('314159')].map(
      (each) => readIdempotencyKey(key, each).bodyHash,
    );
    expect(new Set(hashes).size).toBe(1);
  });

  it('the idempotency key gives other content, another object and another call other hashes', () => {
    const hashes = [
      content,
      { ...content, body: { amount: '2', selection: 'wala' } },
      { ...content, params: { roundId: 'other' } },
      { ...content, name: 'transaction.create' },
    ].map((each) => readIdempotencyKey(key, each).bodyHash);
    expect(new Set(hashes).size).toBe(4);
  });
});
