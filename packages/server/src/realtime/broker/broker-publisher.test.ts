import { describe, expect, it } from 'vitest';
import { BrokerError, type BrokerEvent } from './broker-client.ts';
import { createBrokerPublisher } from './broker-publisher.ts';

const names = async (channels: readonly string[]) =>
  new Map(channels.map((channel) => [channel, [channel]]));

function setUp(namesFor: (channels: readonly string[]) => Promise<Map<string, string[]>> = names) {
  const calls: BrokerEvent[][] = [];
  const warnings: string[] = [];
  let answer: (events: readonly BrokerEvent[]) => void = () => undefined;
  let now = 0;
  const publisher = createBrokerPublisher({
    client: {
      publish: async (events) => {
        calls.push([...events]);
        answer(events);
      },
    },
    channels: { namesFor },
    log: { warn: (_fields, message) => void warnings.push(message) },
    now: () => now,
  });
  return {
    publisher,
    calls,
    warnings,
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    pass: (ms: number) => {
      now += ms;
    },
  };
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const published = (calls: readonly BrokerEvent[][]): unknown[] =>
  calls.flat().map(({ data }) => JSON.parse(data) as unknown);

describe('the broker publisher', () => {
  it('the broker publisher is available until the broker rejects an event, and again once it accepts one', async () => {
    const { publisher, answerWith } = setUp();
    expect(publisher.isUp()).toBe(true);
    answerWith(() => {
      throw new BrokerError('the broker answers 503', 503);
    });
    await expect(publisher.publish('round.r1', 'updated', 1)).rejects.toThrow(BrokerError);
    expect(publisher.isUp()).toBe(false);
    answerWith(() => undefined);
    await publisher.publish('round.r1', 'updated', 2);
    expect(publisher.isUp()).toBe(true);
  });

  it('the broker publisher preserves the order, with ten events per call', async () => {
    const { publisher, calls } = setUp();
    await Promise.all(numbers(25).map((n) => publisher.publish('round.r1', 'updated', n)));
    expect(published(calls)).toEqual(numbers(25));
    expect(calls.map((call) => call.length)).toEqual([10, 10, 5]);
  });

  it('the broker publisher limits the size of a call, with a kilobyte for the headers', async () => {
    const { publisher, calls } = setUp();
    const text = 'x'.repeat(2_900);
    await Promise.all(numbers(7).map((n) => publisher.publish('round.r1', 'updated', { n, text })));
    expect(calls.map((call) => call.length)).toEqual([3, 3, 1]);
    for (const call of calls) expect(JSON.stringify({ batch: call }).length).toBeLessThan(9_100);
  });

  it('the broker publisher sends an event to every session name of a private channel, or to none without sessions', async () => {
    const { publisher, calls } = setUp(
      async () => new Map([['private-user.u1', ['private-user.u1.a', 'private-user.u1.b']]]),
    );
    await publisher.publish('private-user.u1', 'updated', 1);
    await publisher.publish('private-user.u2', 'updated', 2);
    expect(calls).toEqual([
      [
        { channel: 'private-user.u1.a', name: 'updated', data: '1' },
        { channel: 'private-user.u1.b', name: 'updated', data: '1' },
      ],
    ]);
  });

  it.each([
    [401, 1],
    // The batch, then one event of it, then that event with an empty payload.
    [413, 3],
    [422, 3],
    [429, 1],
    [500, 1],
    [undefined, 1],
  ])(
    'the broker publisher fails all queued events when the broker responds with %s, to preserve the order',
    async (status, tries) => {
      const { publisher, calls, answerWith } = setUp();
      answerWith(() => {
        throw new BrokerError('no', status);
      });
      const all = await Promise.allSettled(
        numbers(150).map((n) => publisher.publish('round.r1', 'updated', n)),
      );
      expect(all.every((each) => each.status === 'rejected')).toBe(true);
      expect(calls).toHaveLength(tries);
      answerWith(() => undefined);
      calls.length = 0;
      await publisher.publish('round.r1', 'updated', 'again');
      expect(published(calls)).toEqual(['again']);
    },
  );

  it.each([
    ['too large', 413],
    ['not as the broker wants it', 422],
  ])(
    'the broker publisher sends an empty payload if a single event is %s',
    async (fault, status) => {
      const { publisher, calls, warnings, answerWith } = setUp();
      answerWith((events) => {
        if (JSON.stringify(events).length > 5_000) throw new BrokerError(fault, status);
      });
      const payloads = ['first', 'x'.repeat(6_000), 'last'];
      await Promise.all(payloads.map((data) => publisher.publish('round.r1', 'updated', data)));
      const taken = calls.filter((call) => JSON.stringify(call).length <= 5_000);
      expect(published(taken)).toEqual(['first', {}, 'last']);
      expect(warnings).toHaveLength(1);
    },
  );

  it('the broker publisher drops passing events while the broker is unavailable, without a request for each', async () => {
    const { publisher, calls, answerWith, pass } = setUp();
    answerWith(() => {
      throw new BrokerError('away');
    });
    for (const n of numbers(100)) await publisher.publishPassing('round.r1', 'updated', n);
    expect(calls).toHaveLength(1);
    answerWith(() => undefined);
    pass(1_000);
    await publisher.publishPassing('round.r1', 'updated', 'back');
    expect(published(calls).at(-1)).toBe('back');
  });
});
