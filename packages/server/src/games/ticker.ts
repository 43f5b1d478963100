import type { ServiceLog } from '../services/service-deps.ts';

/** Publishes things that change often, at most so often. */
export interface Ticker {
  /** Says that something about this id has changed. */
  touch(id: string): void;
  /** Stops publishing; resolves when nothing is running. */
  stop(): Promise<void>;
}

export interface TickerOptions {
  /** Reads the newest state of an id and publishes it. */
  readonly tell: (id: string) => Promise<void>;
  readonly log: ServiceLog;
  /** Shortest time between two publications of one id, in ms. Default 200: five a second. */
  readonly intervalMs?: number | undefined;
}

/** A publication is followed by a pause of so many times its duration, at most this long in ms. */
const restShare = 9;
const longestRestMs = 2_000;

/**
 * Publishes at once when it was idle, else once per interval. It knows only which ids to look at. What
 * is costly to read is published less often, so that no more than a tenth of the time goes into it.
 */
export function createTicker({ tell, log, intervalMs = 200 }: TickerOptions): Ticker {
  const dirty = new Set<string>();
  /** Ids that were just published, or are being published: those have no timer yet. */
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
    const publication = tell(id)
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
