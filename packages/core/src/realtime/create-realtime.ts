import {
  channels,
  wireChannelName,
  type ChannelKey,
  type ChannelPayload,
} from '../contract/channels.ts';
import { backoffMs, type BackoffRule } from '../ports/backoff.ts';
import type { Clock, TimerHandle } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import type { ChannelListener, RealtimePort } from '../ports/realtime-port.ts';
import type { WakeSignal, WakeSignals } from '../ports/wake-signals.ts';
import { createChannelRecord, createChannelUpkeep, type ChannelRecord } from './channel-upkeep.ts';
import { createConnectionStatus } from './connection-status.ts';
import { createFrameQueue } from './frame-queue.ts';
import type { CreateDriver } from './realtime-driver.ts';

/** Dependencies of the realtime rules. */
export interface RealtimeOptions {
  readonly createDriver: CreateDriver;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly wake: WakeSignals;
  readonly random: () => number;
}

/** Timeout of a socket's greeting. @source ours */
const connectWithinMs = 8_000;
/** Timeout of the server's response after a wake-up. @source ours */
const pongWithinMs = 5_000;
/** Minimum lifetime of a good socket; shorter ones count as failed connections. @source ours */
const goodAfterMs = 10_000;
/** Consecutive failed connections before the status is offline. @source ours */
const openingsBeforeOffline = 2;
/**
 * All clients are back within 15 s of a restart, spread over time. @source ours – realtime client cases
 */
const reconnectRule: BackoffRule = { firstMs: 1_000, maxMs: 8_000 };

/** Signals after which everything is fetched again. */
const wakingSignals: readonly WakeSignal[] = ['visible', 'online', 'restored', 'resumed', 'woken'];

/**
 * The rules of realtime over any driver: one socket for all channels, resync after every subscription
 * and wake-up, timeouts, retries with growing and jittered pauses, polling as the fallback, payloads
 * parsed and compared with the channel's id, one paint per frame.
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
  /**
   * Time over which clients reconnect after a simultaneous disconnect, so that they do not arrive at
   * once.
   */
  let spreadMs = 0;
  /** Timer of an unopened socket, of the next connection, or of the server's response. */
  let socketTimer: TimerHandle | undefined;

  const driver = options.createDriver({
    connected() {
      isOpen = true;
      openedAt = clock.now();
      clock.clearTimeout(socketTimer);
      connection.set('live');
      for (const record of records.values()) upkeep.expectSuccess(record);
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

  const upkeep = createChannelUpkeep({
    clock,
    logger,
    random,
    frames,
    retry: (wireName) => driver.retry(wireName),
    reconnect: reconnectNow,
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

  /** The socket is lost, or never opened: reconnect after our own pause, plus the spread for others. */
  function afterLoss(forOthersMs: number): void {
    if (records.size === 0 || closed) return;
    isOpen = false;
    for (const record of records.values()) upkeep.stopWaiting(record);
    const wasGood = clock.now() - openedAt >= goodAfterMs;
    failedOpenings = wasGood ? 1 : failedOpenings + 1;
    openedAt = Infinity;
    if (failedOpenings > openingsBeforeOffline) goOffline();
    else connection.set('reconnecting');
    clock.clearTimeout(socketTimer);
    const pause = backoffMs(failedOpenings - 1, reconnectRule, random);
    socketTimer = clock.setTimeout(open, pause + Math.round(forOthersMs));
  }

  /** If sockets are blocked, calls may work: fetch at an interval. */
  function goOffline(): void {
    connection.set('offline');
    for (const record of records.values()) if (record.state !== 'refused') upkeep.poll(record);
  }

  function reconnectNow(): void {
    isOpen = false;
    driver.disconnect();
    connection.set('reconnecting');
    open();
  }

  function create(key: ChannelKey, id: string): ChannelRecord {
    const record = createChannelRecord(key, id);
    const { wireName } = record;
    records.set(wireName, record);
    const handlers = upkeep.handlersOf(record, () => records.get(wireName) === record);
    driver.subscribe(wireName, channels[key].event, handlers);
    if (isOpen) upkeep.expectSuccess(record);
    else if (records.size === 1) open();
    return record;
  }

  function remove(record: ChannelRecord): void {
    upkeep.stop(record);
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
    for (const record of records.values()) if (record.state !== 'refused') upkeep.resync(record);
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
        if (record.count !== null) entry.onCount?.(record.count);
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
