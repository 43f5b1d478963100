import type { ServiceLog } from '../services/service-deps.ts';

/** Tells of things that change often, at most so often. */
export interface Ticker {
  /** Says that something about this id has changed. */
  touch(id: string): void;
  /** Stops telling; resolves when nothing is under way. */
  stop(): Promise<void>;
}

export interface TickerOptions {
  /** Reads the newest state of an id and tells it. */
  readonly tell: (id: string) => Promise<void>;
  readonly log: ServiceLog;
  /** Shortest time between two tellings of one id, in ms. Default 200: five a second. */
  readonly intervalMs?: number | undefined;
}

/** Tells at once when it was quiet, else once per interval. It knows only which ids to look at. */
export function createTicker({ tell, log, intervalMs = 200 }: TickerOptions): Ticker {
  const dirty = new Set<string>();
  const resting = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  const tick = (id: string): void => {
    resting.set(
      id,
      setTimeout(() => {
        resting.delete(id);
        if (dirty.delete(id)) tick(id);
      }, intervalMs),
    );
    const telling = tell(id)
      .catch((error: unknown) => log.warn({ err: error, id }, 'a change was not told'))
      .finally(() => running.delete(telling));
    running.add(telling);
  };

  return {
    touch: (id) => {
      if (resting.has(id)) dirty.add(id);
      else tick(id);
    },
    stop: async () => {
      for (const timer of resting.values()) clearTimeout(timer);
      resting.clear();
      dirty.clear();
      await Promise.all(running);
    },
  };
}
