import type { ServiceLog } from '../services/service-deps.ts';

/** Publishes frequently changing objects at a limited rate. */
export interface Ticker {
  /** Reports that the object with this id has changed. */
  touch(id: string): void;
  /** Stops publishing; resolves when no publication is in progress. */
  stop(): Promise<void>;
}

export interface TickerOptions {
  /** Reads and publishes the newest state of an id. */
  readonly publish: (id: string) => Promise<void>;
  readonly log: ServiceLog;
  /** Minimum interval between two publications of one id, in ms. Default 200: five a second. */
  readonly intervalMs?: number | undefined;
}

/** After a publication the pause is this multiple of its duration, up to a maximum in ms. */
const restShare = 9;
const longestRestMs = 2_000;

/**
 * Publishes at once after a pause, else once per interval. Objects that are expensive to read are
 * published less often, so that they take at most a tenth of the time.
 */
export function createTicker({ publish, log, intervalMs = 200 }: TickerOptions): Ticker {
  const dirty = new Set<string>();
  /** Ids that were just published or are being published; they have no timer yet. */
  const resting = new Map<string, NodeJS.Timeout | undefined>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  const rest = (id: string, tookMs: number): void => {
    if (isStopped) return;
    const restMs = Math.max(intervalMs - tookMs, Math.min(tookMs * restShare, longestRestMs));
    resting.set(
      id,
      setTimeout(() => {
        resting.delete(id);
        if (dirty.delete(id)) tick(id);
      }, restMs),
    );
  };

  const tick = (id: string): void => {
    const begun = performance.now();
    resting.set(id, undefined);
    const publication = publish(id)
      .catch((error: unknown) => log.warn({ err: error, id }, 'a change was not published'))
      .finally(() => {
        running.delete(publication);
        rest(id, performance.now() - begun);
      });
    running.add(publication);
  };

  return {
    touch: (id) => {
      if (isStopped) return;
      if (resting.has(id)) dirty.add(id);
      else tick(id);
    },
    stop: async () => {
      isStopped = true;
      for (const timer of resting.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
