import { channels, wireChannelName, type ChannelKey, type Currency } from '@lobi/core/contract';
import type { Database } from '../../store/database.ts';
import {
  markPublished,
  opsSubjectId,
  takeUnpublished,
  type OutboxRow,
} from '../../store/outbox.ts';
import type { ServiceLog } from '../service-deps.ts';
import { toWallet } from '../wire/to-wallet.ts';

/**
 * Sends an event to everyone on a channel; resolves when it is handed over. Calls are carried out in
 * their order. When one fails, all that were made after it fail too. An error may say with
 * `retryAfterMs` when to come back.
 */
export type Publish = (
  channelWireName: string,
  event: string,
  payload: unknown,
) => void | Promise<void>;

export interface OutboxPublisher {
  /** Says that there is news; call it after a commit. */
  wake(): void;
  /** Publishes all there is and waits for it. */
  drain(): Promise<void>;
  /** Is something under way? */
  isBusy(): boolean;
  /** Stops sweeping; resolves when nothing is under way. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  readonly db: Database;
  readonly publish: Publish;
  readonly log: ServiceLog;
  /**
   * Interval of looking for rows that a crash left, in ms. Default 1,000. It is the first pause
   * after a failure too; each further one is twice as long.
   */
  readonly sweepMs?: number;
  /** Monotonic time in ms. */
  readonly now?: () => number;
}

const rowsAtOnce = 500;

/** Longest pause after failures, in ms. */
const longestPauseMs = 30_000;

/** An event that is published later than this is worth a warning, at most so often. In ms. */
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

/** Rounds, games and users are written as the contract shows them; a wallet as figures. */
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
 * Publishes the outbox after commit: at least once, and in order on each channel, since rows of
 * one subject are written under its lock and publishers take turns.
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
      const rows = await takeUnpublished(tx, rowsAtOnce);
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
      // In the turn that found no news: a later event must start it again.
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
    // Each commit wakes us: a broker that is down is not called once per commit.
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
        log.error(
          { err: error, pauseMs },
          'events could not be published; they are kept for later',
        );
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
