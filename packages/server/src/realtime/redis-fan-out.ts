import { randomUUID } from 'node:crypto';
import { Redis, type RedisOptions } from 'ioredis';
import * as z from 'zod/mini';
import { StartError } from '../config/start-error.ts';
import { createClaims, type FanOut, type FanOutListener } from './fan-out.ts';
import { fanOutMessageSchema, type FanOutMessage } from './fan-out-messages.ts';
import { createNodeList } from './node-list.ts';

/** Logger for connection events. */
export interface FanOutLog {
  warn(fields: object, message: string): void;
  info(fields: object, message: string): void;
}

export interface RedisFanOutOptions {
  /** `redis://…`, `rediss://…` or the path of a socket. */
  readonly url: string;
  /** Public key of the realtime endpoint; separates several platforms on one Redis. */
  readonly key: string;
  readonly log: FanOutLog;
  readonly times?: RedisTimes;
}

/** Times in ms. */
export interface RedisTimes {
  /** Interval of the heartbeat of each node. */
  readonly beatMs: number;
  /** Silence after which a node, or our own connection, counts as lost. */
  readonly lostMs: number;
  /** Interval of resyncs of clients while messages cannot pass. */
  readonly blindMs: number;
  /** Maximum pause between two connection attempts. */
  readonly retryMs: number;
}

const defaultTimes: RedisTimes = { beatMs: 1_000, lostMs: 5_000, blindMs: 15_000, retryMs: 2_000 };

const envelopeSchema = z.object({
  from: z.string(),
  message: z.union([z.object({ kind: z.literal('alive') }), fanOutMessageSchema]),
});

/** Parses a message from Redis; `undefined` when it is not one of ours. */
function readEnvelope(text: string): z.infer<typeof envelopeSchema> | undefined {
  try {
    return z.safeParse(envelopeSchema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

async function connect(redis: Redis, url: string): Promise<void> {
  let reason: Error | undefined;
  const rememberReason = (error: Error): void => {
    reason ??= error;
  };
  redis.on('error', rememberReason);
  try {
    await redis.connect();
  } catch (cause) {
    redis.disconnect();
    const { message } = reason ?? (cause as Error);
    const address = url.replace(/\/\/[^@/]*@/, '//');
    throw new StartError(
      `The Redis of REDIS_URL, ${address}, cannot be used: ${message}. Start it, or leave REDIS_URL out to run a single node.`,
      cause,
    );
  } finally {
    redis.off('error', rememberReason);
  }
}

/**
 * Creates a fan-out over one Redis channel, as JSON. A node receives its own messages at once and those
 * of others through Redis, in order per sender. Redis stores nothing: messages missed during an outage
 * are made up for by resyncs of clients, after the reconnect and periodically before. Errors:
 * `StartError` when Redis is not available at the start.
 */
export async function connectRedisFanOut(options: RedisFanOutOptions): Promise<FanOut> {
  const { url, key, log, times = defaultTimes } = options;
  const nodeId = randomUUID();
  const topic = `lobi.realtime.${key}`;
  const settings = {
    lazyConnect: true,
    // A message that cannot be sent now is lost and made up for by a resync: no queue grows in memory.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    connectTimeout: 3_000,
    retryStrategy: (attempt) => Math.min(100 * 2 ** Math.min(attempt, 10), times.retryMs),
  } satisfies RedisOptions;
  const publisher = new Redis(url, { ...settings, commandTimeout: 3_000 });
  const subscriber = new Redis(url, settings);
  const listeners: FanOutListener[] = [];
  const nodes = createNodeList(nodeId, times.lostMs);
  const claimHere = createClaims(() => performance.now());
  let isSubscribed = false;
  let isBlind = false;
  let hasLost = false;
  let echoedAt = performance.now();
  let blindAt = 0;

  const post = async (message: FanOutMessage | { readonly kind: 'alive' }): Promise<void> => {
    try {
      await publisher.publish(topic, JSON.stringify({ from: nodeId, message }));
    } catch {
      hasLost = true;
    }
  };

  const reportGap = (): void => {
    blindAt = performance.now();
    for (const listener of listeners) listener.missed();
  };

  const receive = (text: string): void => {
    const envelope = readEnvelope(text);
    if (!envelope) return log.warn({ topic }, 'an unknown message from Redis was ignored');
    const { from, message } = envelope;
    nodes.seen(from, performance.now());
    if (from === nodeId) echoedAt = performance.now();
    else if (message.kind !== 'alive') {
      for (const listener of listeners) listener.message(message, from);
    }
  };

  const subscribe = async (): Promise<void> => {
    await subscriber.subscribe(topic);
    isSubscribed = true;
    echoedAt = performance.now();
    nodes.excuse(echoedAt);
  };

  /** Emitted again with every failed attempt; the time counts from the first. */
  const away = (): void => {
    if (isBlind) return;
    log.warn({ topic }, 'Redis is unavailable: messages of other nodes do not arrive');
    isBlind = true;
    blindAt = performance.now();
  };

  /** Called when both directions work again. */
  const backIfWhole = (): void => {
    if (!isBlind || !isSubscribed || publisher.status !== 'ready') return;
    isBlind = false;
    log.info({ topic }, 'Redis is available again: clients refetch');
    reportGap();
  };

  const beat = async (): Promise<void> => {
    const nowMs = performance.now();
    if (!isBlind && nowMs - echoedAt > times.lostMs) {
      // The connection looks alive but carries nothing: reconnect.
      publisher.disconnect(true);
      subscriber.disconnect(true);
    }
    if (!isBlind) {
      for (const lost of nodes.lost(nowMs)) {
        for (const listener of listeners) listener.nodeLost(lost);
      }
    } else if (nowMs - blindAt >= times.blindMs) reportGap();
    const hadLost = hasLost;
    hasLost = false;
    await post({ kind: 'alive' });
    // The other nodes have not received the lost messages.
    if (hadLost && !hasLost) await post({ kind: 'resync' });
  };

  try {
    await Promise.all([connect(publisher, url), connect(subscriber, url)]);
    await subscribe();
  } catch (error) {
    publisher.disconnect();
    subscriber.disconnect();
    throw error;
  }
  subscriber.on('message', (_topic, text) => receive(text));
  subscriber.on('close', () => {
    isSubscribed = false;
    away();
  });
  publisher.on('close', away);
  publisher.on('ready', backIfWhole);
  subscriber.on('ready', () => {
    subscribe().then(backIfWhole, () => subscriber.disconnect(true));
  });
  // Emitted as `close`, and again with every attempt.
  for (const redis of [publisher, subscriber]) redis.on('error', () => undefined);
  const heart = setInterval(() => void beat(), times.beatMs);
  await beat();

  return {
    nodeId,
    isShared: true,
    send: (message) => {
      for (const listener of listeners) listener.message(message, nodeId);
      return post(message);
    },
    listen: (listener) => {
      listeners.push(listener);
      void post({ kind: 'hello' });
    },
    isUp: () => !isBlind && isSubscribed && publisher.status === 'ready',
    others: nodes.ids,
    claim: async (name, forMs) => {
      if (!claimHere(name, forMs)) return false;
      try {
        return (await publisher.set(`${topic}.${name}`, '1', 'PX', forMs, 'NX')) === 'OK';
      } catch {
        return true;
      }
    },
    close: async () => {
      clearInterval(heart);
      isBlind = true;
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
