import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../store/database.ts';
import { describeProbeFailure, deleteOldProbes, writeProbe } from '../store/write-probe.ts';

/** Whether this process accepts calls. */
export type Readiness =
  | { readonly isReady: true }
  /** `reason` is a sentence for an operator. */
  | { readonly isReady: false; readonly reason: string };

export interface ReadinessOptions {
  /**
   * Connection of its own: a burst of calls that occupies all others is no reason to be taken out of
   * service, and a hanging write occupies only this connection.
   */
  readonly db: Database;
  /** Key of this process's secret. */
  readonly keyId: string;
  readonly isDraining: () => boolean;
  readonly log: Pick<Logger, 'warn'>;
  /** Timeout of the write. Default 2,000. */
  readonly withinMs?: number;
  /** Time for which the result of a write is reused. Default 1,000. */
  readonly everyMs?: number;
  /** Monotonic time in ms. */
  readonly now?: () => number;
}

const pauseMs = (ms: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

/** Checks whether the database accepts a durable write from this process. */
export function createReadiness(options: ReadinessOptions): () => Promise<Readiness> {
  const { db, keyId, isDraining, log, withinMs = 2_000, everyMs = 1_000 } = options;
  const now = options.now ?? (() => performance.now());
  const nodeId = randomUUID();
  const late: Readiness = {
    isReady: false,
    reason: `The database did not confirm a write within ${withinMs / 1_000} seconds.`,
  };
  let last: { readonly at: number; readonly readiness: Readiness } | undefined;
  let running: { readonly since: number; readonly outcome: Promise<Readiness> } | undefined;
  let isFirst = true;

  const probe = async (): Promise<Readiness> => {
    try {
      const current = await writeProbe(db, nodeId);
      if (isFirst) await deleteOldProbes(db);
      isFirst = false;
      return current === keyId
        ? { isReady: true }
        : {
            isReady: false,
            reason: 'The master secret of the database is another one than that of this process.',
          };
    } catch (error) {
      log.warn({ err: error }, 'the database accepts no writes');
      return { isReady: false, reason: describeProbeFailure(error) };
    }
  };

  const begin = (): NonNullable<typeof running> => {
    const since = now();
    const outcome = probe().then((readiness) => {
      last = { at: since, readiness };
      running = undefined;
      return readiness;
    });
    running = { since, outcome };
    return running;
  };

  return async () => {
    if (isDraining()) return { isReady: false, reason: 'The process is stopping.' };
    if (!running && last && now() - last.at < everyMs) return last.readiness;
    const { since, outcome } = running ?? begin();
    const leftMs = withinMs - (now() - since);
    if (leftMs <= 0) return late;
    return Promise.race([outcome, pauseMs(leftMs).then(() => late)]);
  };
}
