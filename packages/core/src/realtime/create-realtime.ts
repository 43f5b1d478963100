import {
  channels,
  wireChannelName,
  type ChannelKey,
  type ChannelPayload,
  type ChannelRow,
} from '../contract/channels.ts';
import { backoffMs, retryRule, type BackoffRule } from '../ports/backoff.ts';
import type { Clock, TimerHandle } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import type { ChannelListener, ChannelState, RealtimePort } from '../ports/realtime-port.ts';
import type { WakeSignal, WakeSignals } from '../ports/wake-signals.ts';
import { createConnectionStatus } from './connection-status.ts';
import { createFrameQueue } from './frame-queue.ts';
import type { CreateDriver } from './realtime-driver.ts';

/** What the rules of realtime need. */
export interface RealtimeOptions {
  readonly createDriver: CreateDriver;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly wake: WakeSignals;
  readonly random: () => number;
}

/** A socket that does not greet within this time is given up. @source ours */
const connectWithinMs = 8_000;
/** A subscription without an answer means a lost or silent refusal. @source ours – realtime client cases */
const subscribeWithinMs = 10_000;
/** After waking up the server must give a sign of life within this time. @source ours */
const pongWithinMs = 5_000;
/** Pause between fetches while a channel cannot be had. @source ours – realtime client cases */
const pollEveryMs = 15_000;
/** Failures in a row after which a channel is polled. @source ours – realtime client cases */
const failuresBeforePolling = 3;
/** A socket that lived this long was a good one; shorter lives count as failed openings. @source ours */
const goodAfterMs = 10_000;
/** Openings in a row that may fail before we call ourselves offline. @source ours */
const openingsBeforeOffline = 2;
/** Everyone is back within 15 s of a restart, spread out. @source ours – realtime client cases */
const reconnectRule: BackoffRule = { firstMs: 1_000, maxMs: 8_000 };

/** Signals after which everything is read again. */
const wakingSignals: readonly WakeSignal[] = ['visible', 'online', 'restored', 'resumed', 'woken'];

/** Statuses after which asking again changes nothing. */
const finalStatuses: readonly number[] = [401, 403];

interface ChannelRecord {
  readonly key: ChannelKey;
  readonly id: string;
  readonly wireName: string;
  readonly listeners: Set<ChannelListener<unknown>>;
  /** Who is there, of a presence channel: nothing else could tell who joins later. */
  members: unknown;
  state: ChannelState;
  failures: number;
  /** Watchdog of a subscription, or pause before the next one. */
  timer: TimerHandle | undefined;
  pollTimer: TimerHandle | undefined;
}

/** Property of a channel's payload that must equal the channel's id, where a payload has it. */
const idProperty: { readonly [Key in ChannelKey]?: string } = {
  user: 'id',
  wallet: 'id',
  round: 'id',
  game: 'gameId',
};

/**
 * The rules of realtime over any driver: join and leave with one socket for all channels, resync on
 * every subscription and on waking up, watchdog, retries with growing and spread pauses, polling
 * when nothing else helps, payloads parsed and compared with the channel's id, one paint per frame.
 */
export function createRealtime(options: RealtimeOptions): RealtimePort {
  const { clock, logger, random } = options;
  const records = new Map<string, ChannelRecord>();
  const connection = createConnectionStatus(() => clock.now());
  const frames = createFrameQueue(clock);
  let isOpen = false;
  let failedOpenings = 0;
  let openedAt = Infinity;
  let closed = false;
  /** Time over which we come back when we are cut off, so that a crowd does not come at once. */
  let spreadMs = 0;
  /** Runs out when the socket does not open, starts the next opening, or waits for a sign of life. */
  let socketTimer: TimerHandle | undefined;

  const driver = options.createDriver({
    connected() {
      isOpen = true;
      openedAt = clock.now();
      clock.clearTimeout(socketTimer);
      connection.set('live');
      for (const record of records.values()) expectSuccess(record);
    },
    lost: (wasCut) => afterLoss(wasCut && isOpen ? random() * spreadMs : 0),
    crowded: (ms) => {
      spreadMs = ms;
    },
    refused(code) {
      isOpen = false;
      clock.clearTimeout(socketTimer);
      logger.error('the realtime server refuses this client', { code });
      goOffline();
    },
    frame() {
      if (!isOpen) return;
      clock.clearTimeout(socketTimer);
      connection.set('live');
    },
  });

  function open(): void {
    clock.clearTimeout(socketTimer);
    if (closed) return;
    if (connection.get().state === 'idle') connection.set('connecting');
    socketTimer = clock.setTimeout(() => {
      driver.disconnect();
      afterLoss(0);
    }, connectWithinMs);
    driver.connect();
  }

  /** The socket is gone, or never opened: come back after a pause of our own, and what others need. */
  function afterLoss(forOthersMs: number): void {
    if (records.size === 0 || closed) return;
    isOpen = false;
    for (const record of records.values()) stopTimer(record);
    const wasGood = clock.now() - openedAt >= goodAfterMs;
    failedOpenings = wasGood ? 1 : failedOpenings + 1;
    openedAt = Infinity;
    if (failedOpenings > openingsBeforeOffline) goOffline();
    else connection.set('reconnecting');
    clock.clearTimeout(socketTimer);
    const pause = backoffMs(failedOpenings - 1, reconnectRule, random);
    socketTimer = clock.setTimeout(open, pause + Math.round(forOthersMs));
  }

  /** Where sockets do not get through, calls may: fetch from time to time. */
  function goOffline(): void {
    connection.set('offline');
    for (const record of records.values()) if (record.state !== 'refused') poll(record);
  }

  function reconnectNow(): void {
    isOpen = false;
    driver.disconnect();
    connection.set('reconnecting');
    open();
  }

  function setState(record: ChannelRecord, state: ChannelState): void {
    if (record.state === state) return;
    record.state = state;
    for (const listener of [...record.listeners]) listener.onState?.(state);
  }

  function stopTimer(record: ChannelRecord): void {
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

  /** A pending subscription cannot be repeated on its socket, so silence costs a new socket. */
  function expectSuccess(record: ChannelRecord): void {
    stopTimer(record);
    if (record.state !== 'polling') setState(record, 'joining');
    record.timer = clock.setTimeout(() => {
      record.failures += 1;
      logger.warn('a channel stays silent', { channel: record.wireName });
      if (record.failures < failuresBeforePolling) reconnectNow();
      else poll(record);
    }, subscribeWithinMs);
  }

  function afterFailure(record: ChannelRecord, status: number): void {
    stopTimer(record);
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
      driver.retry(record.wireName);
      expectSuccess(record);
    }, pause);
  }

  function deliver(record: ChannelRecord, payload: unknown): void {
    const row: ChannelRow = channels[record.key];
    const parsed = row.payload.safeParse(payload);
    if (!parsed.success) {
      // A backend that sends another shape still says that something changed.
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

  function create(key: ChannelKey, id: string): ChannelRecord {
    const wireName = wireChannelName(key, id);
    const record: ChannelRecord = {
      key,
      id,
      wireName,
      listeners: new Set(),
      members: undefined,
      state: 'joining',
      failures: 0,
      timer: undefined,
      pollTimer: undefined,
    };
    records.set(wireName, record);
    const isCurrent = (): boolean => records.get(wireName) === record;
    driver.subscribe(wireName, channels[key].event, {
      succeeded() {
        if (!isCurrent()) return;
        stopTimer(record);
        stopPolling(record);
        record.failures = 0;
        setState(record, 'live');
        resync(record);
      },
      failed(status) {
        if (isCurrent()) afterFailure(record, status);
      },
      event(payload) {
        if (isCurrent()) frames.push(() => deliver(record, payload));
      },
    });
    if (isOpen) expectSuccess(record);
    else if (records.size === 1) open();
    return record;
  }

  function remove(record: ChannelRecord): void {
    stopTimer(record);
    stopPolling(record);
    records.delete(record.wireName);
    driver.unsubscribe(record.wireName);
    if (records.size > 0) return;
    isOpen = false;
    failedOpenings = 0;
    clock.clearTimeout(socketTimer);
    driver.disconnect();
    connection.set('idle');
  }

  function awaken(): void {
    for (const record of records.values()) if (record.state !== 'refused') resync(record);
    if (!isOpen) {
      failedOpenings = 0;
      driver.disconnect();
      open();
      return;
    }
    clock.clearTimeout(socketTimer);
    socketTimer = clock.setTimeout(reconnectNow, pongWithinMs);
    driver.ping();
  }

  const stopWaking = options.wake.subscribe((signal) => {
    if (records.size === 0) return;
    if (signal === 'offline') connection.set('offline');
    else if (wakingSignals.includes(signal)) awaken();
  });

  return {
    connection,
    join<Key extends ChannelKey>(
      key: Key,
      id: string,
      listener: ChannelListener<ChannelPayload<Key>>,
    ) {
      const record = records.get(wireChannelName(key, id)) ?? create(key, id);
      const entry = listener as ChannelListener<unknown>;
      record.listeners.add(entry);
      if (record.state === 'live') {
        entry.onResync();
        if (record.members !== undefined) entry.onEvent(record.members);
      }
      return () => {
        if (!record.listeners.delete(entry)) return;
        if (record.listeners.size === 0) remove(record);
      };
    },
    close() {
      closed = true;
      stopWaking();
      for (const record of [...records.values()]) {
        record.listeners.clear();
        remove(record);
      }
    },
  };
}
