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

/** Publishes through an external broker, one call after the other, in the order of the requests. */
export interface BrokerPublisher {
  /** Rejects with a `BrokerError` when it, or an earlier event, was not accepted. */
  readonly publish: (...event: Parameters<Publish>) => Promise<void>;
  /** For events that are published again anyway: dropped while the broker is unavailable. */
  readonly publishPassing: (...event: Parameters<Publish>) => Promise<void>;
  /** Publishes to exactly this channel name; dropped like `publishPassing`. */
  publishTo(name: string, event: string, payload: unknown): Promise<void>;
  /** Whether the broker accepted the last request. */
  isUp(): boolean;
  /** Resolves when no request is in progress. */
  idle(): Promise<void>;
}

interface Waiting {
  readonly channel: string;
  readonly event: string;
  readonly data: string;
  /** Whether `channel` is already a channel name on the wire. */
  readonly isName: boolean;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Maximum number of events per call. @source Pusher's HTTP interface */
const eventsPerCall = 10;

/**
 * Maximum size of a body in bytes.
 * @source Reverb takes 10,000 unless configured otherwise, head of the request included
 */
const bytesPerCall = 9_000;

/** Status codes that a retry cannot change: too large, or invalid. */
const refusals: readonly unknown[] = [413, 422];

const isRefusal = (error: unknown): error is BrokerError =>
  error instanceof BrokerError && refusals.includes(error.status);

/** Number of events whose audiences are looked up together. */
const eventsAtOnce = 100;

/** Pause in which `publishPassing` drops events without a request, in ms. */
const restMs = 1_000;

const bytesOf = (event: BrokerEvent): number => Buffer.byteLength(JSON.stringify(event)) + 1;

/** Groups events into calls, in order. An event that is too large gets its own call. */
function toCalls(events: readonly BrokerEvent[]): BrokerEvent[][] {
  const calls: BrokerEvent[][] = [];
  let capacity = 0;
  for (const event of events) {
    const size = bytesOf(event);
    const last = calls.at(-1);
    if (!last || last.length === eventsPerCall || size > capacity) {
      calls.push([event]);
      capacity = bytesPerCall - size;
    } else {
      last.push(event);
      capacity -= size;
    }
  }
  return calls;
}

/** Creates the publisher of an external broker. */
export function createBrokerPublisher(options: BrokerPublisherOptions): BrokerPublisher {
  const { client, channels, log, now = () => performance.now() } = options;
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;
  let awayUntil = 0;

  /**
   * Publishes one event. If the broker rejects it, it is published with an empty payload, so that
   * clients read the data again. If that is rejected too, it waits with all later ones, as when the
   * broker is unavailable.
   */
  const publishOne = async (event: BrokerEvent): Promise<void> => {
    try {
      await client.publish([event]);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const about = { name: event.name, status: error.status, bytes: bytesOf(event) };
      log.warn(about, 'the broker rejected an event, which is published with an empty payload');
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
    // All events of this turn of the event loop share a call.
    await Promise.resolve();
    while (waiting.length > 0) {
      const some = waiting.splice(0, eventsAtOnce);
      try {
        await carryOut(some);
        awayUntil = 0;
        for (const { resolve } of some) resolve();
      } catch (error) {
        // Later events must not overtake this one: they fail as well, and are requested again in order.
        const rest = [...some, ...waiting];
        waiting = [];
        awayUntil = now() + restMs;
        for (const { reject } of rest) reject(error);
      }
    }
    // Reset in the turn that found nothing, so that a later caller starts again.
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
