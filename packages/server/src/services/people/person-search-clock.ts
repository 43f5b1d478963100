import { repeat, type Repetition } from '../concurrency/repeat.ts';
import { runPersonSearches, type PersonSearchDeps } from './person-searches.ts';

export interface PersonSearchClockOptions extends PersonSearchDeps {
  /** Interval at which recently excluded users are looked up, in ms. Default 1,000. */
  readonly intervalMs?: number;
}

/** Periodically looks for other accounts of excluded users. Every node may run one. */
export function startPersonSearchClock({
  intervalMs = 1_000,
  ...deps
}: PersonSearchClockOptions): Repetition {
  return repeat(async () => {
    try {
      await runPersonSearches(deps);
    } catch (error) {
      deps.log.error({ err: error }, 'other accounts of excluded users could not be searched');
    }
  }, intervalMs);
}
