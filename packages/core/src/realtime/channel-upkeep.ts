import {
  channels,
  wireChannelName,
  type ChannelKey,
  type ChannelRow,
} from '../contract/channels.ts';
import { backoffMs, retryRule } from '../ports/backoff.ts';
import type { Clock, TimerHandle } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import type { ChannelListener, ChannelState } from '../ports/realtime-port.ts';
import type { FrameQueue } from './frame-queue.ts';
import type { DriverChannelHandlers } from './realtime-driver.ts';

/**
 * Timeout of a subscription; a missing response means a lost or silent rejection.
 * @source ours – realtime client cases
 */
const subscribeWithinMs = 10_000;
/** Pause between fetches while a channel is not available. @source ours – realtime client cases */
const pollEveryMs = 15_000;
/** Consecutive failures after which a channel is polled. @source ours – realtime client cases */
const failuresBeforePolling = 3;

/** Statuses after which a retry changes nothing. */
const finalStatuses: readonly number[] = [401, 403];

/** A channel that is joined. */
export interface ChannelRecord {
  readonly key: ChannelKey;
  readonly id: string;
  readonly wireName: string;
  readonly listeners: Set<ChannelListener<unknown>>;
  /** Members of a presence channel, kept for listeners that join later. */
  members: unknown;
  /** Number of subscribers of the channel, `null` while unknown. */
  count: number | null;
  state: ChannelState;
  failures: number;
  /** Timeout of a subscription, or pause before the next one. */
  timer: TimerHandle | undefined;
  pollTimer: TimerHandle | undefined;
}

/** A channel that is about to be joined. */
export const createChannelRecord = (key: ChannelKey, id: string): ChannelRecord => ({
  key,
  id,
  wireName: wireChannelName(key, id),
  listeners: new Set(),
  members: undefined,
  count: null,
  state: 'joining',
  failures: 0,
  timer: undefined,
  pollTimer: undefined,
});

/** Property of a channel's payload that must equal the channel's id, if the payload has one. */
const idProperty: { readonly [Key in ChannelKey]?: string } = {
  user: 'id',
  wallet: 'id',
  round: 'id',
  game: 'gameId',
};

/** Dependencies of one channel's rules. */
export interface ChannelUpkeepOptions {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly random: () => number;
  readonly frames: FrameQueue;
  /** Subscribes to the channel again, on the same socket. */
  readonly retry: (wireName: string) => void;
  /** Opens a new socket. */
  readonly reconnect: () => void;
}

/** The rules of each channel: timeout, retries, polling, and which events reach its listeners. */
export interface ChannelUpkeep {
  /** A subscription was sent. */
  expectSuccess(record: ChannelRecord): void;
  /** Returns the driver's handlers for the channel, as long as it is joined. */
  handlersOf(record: ChannelRecord, isCurrent: () => boolean): DriverChannelHandlers;
  /** Fetches at an interval. */
  poll(record: ChannelRecord): void;
  resync(record: ChannelRecord): void;
  /** Ends the wait for a response, or for the next retry. */
  stopWaiting(record: ChannelRecord): void;
  stop(record: ChannelRecord): void;
}

/** Creates the rules for each channel of one connection. */
export function createChannelUpkeep(options: ChannelUpkeepOptions): ChannelUpkeep {
  const { clock, logger, random } = options;

  function setState(record: ChannelRecord, state: ChannelState): void {
    if (record.state === state) return;
    record.state = state;
    if (state !== 'live') setCount(record, null);
    for (const listener of [...record.listeners]) listener.onState?.(state);
  }

  function setCount(record: ChannelRecord, count: number | null): void {
    if (record.count === count) return;
    record.count = count;
    for (const listener of [...record.listeners]) listener.onCount?.(count);
  }

  function stopWaiting(record: ChannelRecord): void {
    clock.clearTimeout(record.timer);
    record.timer = undefined;
  }

  function stopPolling(record: ChannelRecord): void {
    clock.clearTimeout(record.pollTimer);
    record.pollTimer = undefined;
  }

  function resync(record: ChannelRecord): void {
    for (const listener of [...record.listeners]) listener.onResync();
  }

  function poll(record: ChannelRecord): void {
    setState(record, 'polling');
    record.pollTimer ??= clock.setTimeout(() => {
      record.pollTimer = undefined;
      resync(record);
      poll(record);
    }, pollEveryMs);
  }

  /** A pending subscription cannot be repeated on its socket, so that a timeout needs a new socket. */
  function expectSuccess(record: ChannelRecord): void {
    stopWaiting(record);
    if (record.state !== 'polling') setState(record, 'joining');
    record.timer = clock.setTimeout(() => {
      record.failures += 1;
      logger.warn('a channel stays silent', { channel: record.wireName });
      if (record.failures < failuresBeforePolling) options.reconnect();
      else poll(record);
    }, subscribeWithinMs);
  }

  function succeeded(record: ChannelRecord): void {
    stopWaiting(record);
    stopPolling(record);
    record.failures = 0;
    setState(record, 'live');
    resync(record);
  }

  function failed(record: ChannelRecord, status: number): void {
    stopWaiting(record);
    if (finalStatuses.includes(status)) {
      stopPolling(record);
      setState(record, 'refused');
      logger.warn('a channel is refused', { channel: record.wireName, status });
      return;
    }
    record.failures += 1;
    if (record.failures >= failuresBeforePolling) poll(record);
    else setState(record, 'retrying');
    const pause = backoffMs(record.failures - 1, retryRule, random);
    record.timer = clock.setTimeout(() => {
      options.retry(record.wireName);
      expectSuccess(record);
    }, pause);
  }

  function deliver(record: ChannelRecord, payload: unknown): void {
    const row: ChannelRow = channels[record.key];
    const parsed = row.payload.safeParse(payload);
    if (!parsed.success) {
      // An invalid payload of another backend still signals a change.
      logger.warn('a realtime payload does not have the agreed shape', {
        channel: record.wireName,
      });
      resync(record);
      return;
    }
    const property = idProperty[record.key];
    if (property && (parsed.data as Record<string, unknown>)[property] !== record.id) {
      logger.warn('a realtime payload belongs to another channel', { channel: record.wireName });
      return;
    }
    if (row.visibility === 'presence') record.members = parsed.data;
    for (const listener of [...record.listeners]) listener.onEvent(parsed.data);
  }

  return {
    expectSuccess,
    poll,
    resync,
    stopWaiting,
    handlersOf: (record, isCurrent) => ({
      succeeded() {
        if (isCurrent()) succeeded(record);
      },
      failed(status) {
        if (isCurrent()) failed(record, status);
      },
      event(payload) {
        if (isCurrent()) options.frames.push(() => deliver(record, payload));
      },
      counted(count) {
        if (isCurrent()) setCount(record, count);
      },
    }),
    stop(record) {
      stopWaiting(record);
      stopPolling(record);
    },
  };
}
