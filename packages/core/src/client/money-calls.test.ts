import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../api/create-api-client.ts';
import { AppError, type ErrorCode } from '../contract/error-codes.ts';
import type { RequestRow } from '../contract/own-request.ts';
import { createDeferred, type Deferred } from '../testing/deferred.ts';
import { createMoneyCalls } from './money-calls.ts';

const input = (version: number) => ({
  params: { transactionId: 'transaction-1' },
  body: { version },
});

function setUp() {
  const sent: (Deferred<unknown> & { key: string })[] = [];
  let keys = 0;
  const call = (_name: string, _input: unknown, { idempotencyKey }: { idempotencyKey: string }) => {
    const deferred = createDeferred<unknown>();
    sent.push({ ...deferred, key: idempotencyKey });
    return deferred.promise;
  };
  const calls = createMoneyCalls({ call } as unknown as ApiClient, () => `key-${(keys += 1)}`);
  const complete = (version = 1) => calls.run('transaction.complete', input(version));
  /** Runs the call, which is rejected. */
  const fail = async (code: ErrorCode, version = 1) => {
    const running = complete(version);
    sent.at(-1)?.reject(new AppError(code));
    await expect(running).rejects.toMatchObject({ code });
  };
  return { sent, calls, complete, fail, keys: () => sent.map(({ key }) => key) };
}

describe('a call that moves money', () => {
  it('a money call is sent once, however often it is requested while it runs', async () => {
    const { sent, complete } = setUp();
    const [first, second] = [complete(), complete()];
    expect(sent).toHaveLength(1);
    sent[0]?.resolve('answer');
    await expect(Promise.all([first, second])).resolves.toEqual(['answer', 'answer']);
  });

  it.each(['network', 'timeout', 'server', 'unavailable'] as const)(
    'a money call keeps its key while its outcome is unknown after %s',
    async (code) => {
      const { complete, fail, sent, keys } = setUp();
      await fail(code);
      const again = complete();
      sent[1]?.resolve('answer');
      await again;
      void complete();
      expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
    },
  );

  it('a money call keeps its key after rejections that leave the outcome of the lost request open', async () => {
    const { fail, complete, keys } = setUp();
    await fail('network');
    await fail('rate_limited');
    void complete();
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it.each(['conflict', 'own_request', 'validation', 'rate_limited'] as const)(
    'a money call gets a new key after an answer: %s',
    async (code) => {
      const { fail, complete, keys } = setUp();
      await fail(code);
      void complete();
      expect(keys()).toEqual(['key-1', 'key-2']);
    },
  );

  it('a money call gets another key for other input', async () => {
    const { fail, complete, keys } = setUp();
    await fail('network', 1);
    void complete(2);
    void complete(1);
    expect(keys()).toEqual(['key-1', 'key-2', 'key-1']);
  });

  // id: own-request-idempotent
  it('a money call to a partner’s backend keeps its key as well', async () => {
    const sent: string[] = [];
    const request = async (_row: object, _input: object, options: { idempotencyKey: string }) => {
      sent.push(options.idempotencyKey);
      if (sent.length === 1) throw new AppError('network');
    };
    let keys = 0;
    const api = { request } as unknown as ApiClient;
    const calls = createMoneyCalls(api, () => `key-${(keys += 1)}`);
    const row: RequestRow = {
      name: 'promo.claim',
      method: 'POST',
      path: '/api/promo/claim',
      idempotent: true,
    };
    await expect(calls.request(row, {})).rejects.toMatchObject({ code: 'network' });
    await calls.request(row, {});
    await calls.request(row, {});
    expect(sent).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('a money call is forgotten with its user, and its late answer removes no other key', async () => {
    const { calls, complete, sent, keys } = setUp();
    const late = complete();
    calls.clear();
    void complete();
    sent[0]?.resolve('late');
    await late;
    void complete();
    expect(keys()).toEqual(['key-1', 'key-2']);
  });
});
