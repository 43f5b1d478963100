import { channels, wireChannelName, type ChannelKey, type Currency } from '@lobi/core/contract';
import type { Database } from '../store/database.ts';
import { markPublished, opsSubjectId, takeUnpublished, type OutboxRow } from '../store/outbox.ts';
import type { ServiceLog } from './service-deps.ts';
import { toWallet } from './wire/to-wallet.ts';

/** Sends an event to everyone on a channel; resolves when it is handed over. */
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
  /** Stops sweeping; resolves when nothing is under way. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  readonly db: Database;
  readonly publish: Publish;
  readonly log: ServiceLog;
  /** How often to look for rows that a crash left, in ms. Default 1,000. */
  readonly sweepMs?: number;
}

const rowsAtOnce = 500;

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
  const { db, publish, log } = options;

  const publishRow = async ({ topic, subjectId, facts }: OutboxRow): Promise<void> => {
    const payload = payloads[topic]?.(facts) ?? facts;
    const channelId = subjectId === opsSubjectId ? 'all' : subjectId;
    await publish(wireChannelName(topic, channelId), channels[topic].event, payload);
  };

  const publishSome = (): Promise<number> =>
    db.transaction(async (tx) => {
      const rows = await takeUnpublished(tx, rowsAtOnce);
      for (const row of rows) await publishRow(row);
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
    while (hasNews) {
      hasNews = false;
      while ((await publishSome()) === rowsAtOnce);
    }
  };

  const drain = (): Promise<void> => {
    hasNews = true;
    running ??= publishAll().finally(() => (running = undefined));
    return running;
  };

  const wake = (): void => {
    drain().catch((error: unknown) => {
      log.error({ err: error }, 'outbox not published; the next sweep tries again');
    });
  };

  const sweep = setInterval(wake, options.sweepMs ?? 1_000);
  sweep.unref();

  return {
    wake,
    drain,
    stop: async () => {
      clearInterval(sweep);
      await running?.catch(() => undefined);
    },
  };
}
