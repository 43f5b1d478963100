import type { Clock } from '../ports/clock.ts';

/** A clock that stands still until it is advanced. */
export interface FakeClock extends Clock {
  /**
   * Advances time: timers and frames fire in order, and promises settle before, between and after them.
   * `advance(0)` lets promises settle and runs what is due now.
   */
  advance(ms: number): Promise<void>;
  /** Timers that have not fired. */
  pending(): number;
}

const frameMs = 16;
/** Chains of promises are shorter than this. */
const promiseTurns = 50;

async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < promiseTurns; turn += 1) await Promise.resolve();
}

/** Creates a fake clock. Default start is 21 November 2026, 03:00 UTC. */
export function createFakeClock(startMs: number = Date.UTC(2026, 10, 21, 3)): FakeClock {
  const timers = new Map<number, { readonly at: number; readonly callback: () => void }>();
  let now = startMs;
  let lastId = 0;

  const nextDue = (until: number): number | undefined => {
    let found: number | undefined;
    for (const [id, { at }] of timers)
      if (at <= until && (found === undefined || at < (timers.get(found)?.at ?? 0))) found = id;
    return found;
  };

  const add = (callback: () => void, delayMs: number): number => {
    lastId += 1;
    timers.set(lastId, { at: now + Math.max(0, delayMs), callback });
    return lastId;
  };

  return {
    now: () => now,
    setTimeout: add,
    clearTimeout: (timer) => void timers.delete(timer as number),
    frame: (callback) => void add(callback, frameMs),
    pending: () => timers.size,
    async advance(ms) {
      const until = now + ms;
      await settlePromises();
      for (let id = nextDue(until); id !== undefined; id = nextDue(until)) {
        const timer = timers.get(id);
        timers.delete(id);
        now = Math.max(now, timer?.at ?? now);
        timer?.callback();
        await settlePromises();
      }
      now = until;
    },
  };
}
