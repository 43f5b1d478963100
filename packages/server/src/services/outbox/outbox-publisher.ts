import { channels, wireChannelName, type ChannelKey, type Currency } from '@lobi/core/contract';
import type { Database } from '../../store/database.ts';
import {
  markPublished,
  opsSubjectId,
  lockUnpublished,
  type OutboxRow,
} from '../../store/outbox.ts';
import type { ServiceLog } from '../service-deps.ts';
import { toWallet } from '../wire/to-wallet.ts';

/**
 * Publishes an event to all subscribers of a channel; resolves when it is handed over. Calls are
 * processed in order. When one fails, all later ones fail too. `retryAfterMs` of an error is the time
 * until a retry.
 */
export type Publish = (
  channelWireName: string,
  event: string,
  payload: unknown,
) => void | Promise<void>;

export interface OutboxPublisher {
  /** Signals new rows; call it after a commit. */
  wake(): void;
  /** Publishes all pending events and waits for it. */
  drain(): Promise<void>;
  /** Whether a publication is in progress. */
  isBusy(): boolean;
  /** Stops sweeping; resolves when no publication is in progress. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  readonly db: Database;
  readonly publish: Publish;
  readonly log: ServiceLog;
  /**
   * Interval of the sweep for rows left by a crash, in ms. Default 1,000. It is also the first pause
   * after a failure; each further one is twice as long.
   */
  readonly sweepMs?: number;
  /** Monotonic time in ms. */
  readonly now?: () => number;
}

const rowsAtOnce = 500;

/** Maximum pause after failures, in ms. */
const longestPauseMs = 30_000;

/** Delay of an event from which a warning is logged, and the minimum interval of the warnings. In ms. */
const lateMs = 5_000;
const warnEveryMs = 30_000;

const retryAfterOf = (error: unknown): number => {
  const { retryAfterMs } = (error ?? {}) as { retryAfterMs?: unknown };
  return typeof retryAfterMs === 'number' ? retryAfterMs : 0;
};

interface StoredWallet {
  readonly id: string;
  readonly balance: string;
  readonly held: string;
  readonly version: number;
  readonly currency: Currency;
}

/** Rounds, games and users are published in the format of the contract; a wallet as amounts. */
const payloads: Readonly<Partial<Record<ChannelKey, (facts: unknown) => unknown>>> = {
  wallet: (facts) => {
    const { id, balance, held, version, currency } = facts as StoredWallet;
    return toWallet(id, {
      balance: BigInt(balance),
      held: BigInt(held),
      version: BigInt(version),
      currency,
    });
  },
};

/**
 * Publishes the outbox after commit: at least once, and in order per channel, because rows of one
 * subject are written under its lock and publishers take turns.
 */
export function createOutboxPublisher(options: OutboxOptions): OutboxPublisher {
  const { db, publish, log, sweepMs = 1_000, now = () => performance.now() } = options;
  let failures = 0;
  let pausedUntil = 0;
  let warnedAt = -Infinity;

  const warnIfLate = (ageMs: number, rows: number): void => {
    if (ageMs <= lateMs || now() - warnedAt < warnEveryMs) return;
    warnedAt = now();
    log.warn({ lateMs: Math.round(ageMs), rows }, 'events are published late');
  };

  const publishRow = async ({ topic, subjectId, facts }: OutboxRow): Promise<void> => {
    const payload = payloads[topic]?.(facts) ?? facts;
    const channelId = subjectId === opsSubjectId ? 'all' : subjectId;
    await publish(wireChannelName(topic, channelId), channels[topic].event, payload);
  };

  const publishSome = (): Promise<number> =>
    db.transaction(async (tx) => {
      const rows = await lockUnpublished(tx, rowsAtOnce);
      warnIfLate(rows[0]?.ageMs ?? 0, rows.length);
      await Promise.all(rows.map(publishRow));
      if (rows.length > 0)
        await markPublished(
          tx,
          rows.map((row) => row.id),
        );
      return rows.length;
    });

  let hasNews = false;
  let running: Promise<void> | undefined;

  const publishAll = async (): Promise<void> => {
    try {
      while (hasNews) {
        hasNews = false;
        while ((await publishSome()) === rowsAtOnce);
      }
    } finally {
      // Reset in the turn that found no rows, so that a later event starts it again.
      running = undefined;
    }
  };

  const drain = (): Promise<void> => {
    hasNews = true;
    running ??= publishAll();
    return running;
  };

  const wake = (): void => {
    hasNews = true;
    // Each commit wakes the publisher: an unavailable broker must not be called once per commit.
    if (running !== undefined || now() < pausedUntil) return;
    drain().then(
      () => {
        failures = 0;
      },
      (error: unknown) => {
        const doubled = Math.min(sweepMs * 2 ** failures, longestPauseMs);
        const pauseMs = Math.max(doubled, retryAfterOf(error));
        failures += 1;
        pausedUntil = now() + pauseMs;
        log.error({ err: error, pauseMs }, 'events could not be published; they are retried later');
      },
    );
  };

  const sweep = setInterval(wake, sweepMs);
  sweep.unref();

  return {
    wake,
    drain,
    isBusy: () => running !== undefined,
    stop: async () => {
      clearInterval(sweep);
      await running?.catch(() => undefined);
    },
  };
}
