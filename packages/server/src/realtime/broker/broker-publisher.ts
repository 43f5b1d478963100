import type { Publish } from '../../services/outbox/outbox-publisher.ts';
import { BrokerError, type BrokerClient, type BrokerEvent } from './broker-client.ts';
import type { SessionChannels } from './session-channels.ts';

export interface BrokerPublisherOptions {
  readonly client: BrokerClient;
  readonly channels: Pick<SessionChannels, 'namesFor'>;
  readonly log: { warn(fields: object, message: string): void };
  /** Monotonic time in ms. */
  readonly now?: () => number;
}

/** Publishing through a broker: one call after the other, in the order it was asked for. */
export interface BrokerPublisher {
  /** Rejects with a `BrokerError` when it, or something before it, was not taken. */
  readonly publish: (...event: Parameters<Publish>) => Promise<void>;
  /** For what is published again anyway: while the broker is away it is dropped. */
  readonly publishPassing: (...event: Parameters<Publish>) => Promise<void>;
  /** To one name as it is, dropped like passing news. */
  publishTo(name: string, event: string, payload: unknown): Promise<void>;
  /** Did the broker take what it was given last? */
  isUp(): boolean;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

interface Waiting {
  readonly channel: string;
  readonly event: string;
  readonly data: string;
  /** The channel is a name already. */
  readonly isName: boolean;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Most events of a call. @source Pusher's HTTP interface */
const eventsPerCall = 10;

/**
 * Most bytes of a body.
 * @source Reverb takes 10,000 unless configured otherwise, head of the request included
 */
const bytesPerCall = 9_000;

/** Answers to what a broker will not take however often it is asked: too large, or not as it wants it. */
const refusals: readonly unknown[] = [413, 422];

const isRefusal = (error: unknown): error is BrokerError =>
  error instanceof BrokerError && refusals.includes(error.status);

/** Events whose audiences are looked up together. */
const eventsAtOnce = 100;

/** Pause in which passing news is dropped without asking, in ms. */
const restMs = 1_000;

const bytesOf = (event: BrokerEvent): number => Buffer.byteLength(JSON.stringify(event)) + 1;

/** Groups of events that fit a call, in their order. An event that is too large stands alone. */
function toCalls(events: readonly BrokerEvent[]): BrokerEvent[][] {
  const calls: BrokerEvent[][] = [];
  let room = 0;
  for (const event of events) {
    const size = bytesOf(event);
    const last = calls.at(-1);
    if (!last || last.length === eventsPerCall || size > room) {
      calls.push([event]);
      room = bytesPerCall - size;
    } else {
      last.push(event);
      room -= size;
    }
  }
  return calls;
}

/** Publisher over a broker. */
export function createBrokerPublisher(options: BrokerPublisherOptions): BrokerPublisher {
  const { client, channels, log, now = () => performance.now() } = options;
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;
  let awayUntil = 0;

  /**
   * An event that the broker rejects is published with an empty payload: clients read the data
   * again. An event that it rejects even so waits with all later ones, as when the broker is down.
   */
  const publishOne = async (event: BrokerEvent): Promise<void> => {
    try {
      await client.publish([event]);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const about = { name: event.name, status: error.status, bytes: bytesOf(event) };
      log.warn(about, 'the broker refuses an event, which goes out empty');
      await client.publish([{ ...event, data: '{}' }]);
    }
  };

  const publishCall = async (events: readonly BrokerEvent[]): Promise<void> => {
    try {
      if (events.length > 1) return await client.publish(events);
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
    for (const event of events) await publishOne(event);
  };

  const carryOut = async (some: readonly Waiting[]): Promise<void> => {
    const named = await channels.namesFor(
      some.filter(({ isName }) => !isName).map(({ channel }) => channel),
    );
    const events = some.flatMap(({ channel, event, data, isName }) =>
      (isName ? [channel] : (named.get(channel) ?? [])).map((name) => ({
        channel: name,
        name: event,
        data,
      })),
    );
    for (const call of toCalls(events)) await publishCall(call);
  };

  const run = async (): Promise<void> => {
    // All callers of this turn share a call.
    await Promise.resolve();
    while (waiting.length > 0) {
      const some = waiting.splice(0, eventsAtOnce);
      try {
        await carryOut(some);
        awayUntil = 0;
        for (const { resolve } of some) resolve();
      } catch (error) {
        // Later events must not overtake this one: they fail as well, and are requested again in
        // order.
        const rest = [...some, ...waiting];
        waiting = [];
        awayUntil = now() + restMs;
        for (const { reject } of rest) reject(error);
      }
    }
    // In the turn that found nothing: a later caller must start again.
    running = undefined;
  };

  const add = (channel: string, event: string, payload: unknown, isName: boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push({ channel, event, data: JSON.stringify(payload), isName, resolve, reject });
      running ??= run();
    });

  const passing = async (
    channel: string,
    event: string,
    payload: unknown,
    isName: boolean,
  ): Promise<void> => {
    if (now() < awayUntil) return;
    await add(channel, event, payload, isName).catch(() => undefined);
  };

  return {
    publish: (channel, event, payload) => add(channel, event, payload, false),
    publishPassing: (channel, event, payload) => passing(channel, event, payload, false),
    publishTo: (name, event, payload) => passing(name, event, payload, true),
    isUp: () => awayUntil === 0,
    idle: async () => {
      await running;
    },
  };
}
