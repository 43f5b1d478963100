import { repeat, type Repetition } from '../concurrency/repeat.ts';
import { runPersonSearches, type PersonSearchDeps } from './person-searches.ts';

export interface PersonSearchClockOptions extends PersonSearchDeps {
  /** Interval of looking for people excluded since, in ms. Default 1,000. */
  readonly intervalMs?: number;
}

/** Looks for other accounts of excluded people. Every node may run one. */
export function startPersonSearchClock({
  intervalMs = 1_000,
  ...deps
}: PersonSearchClockOptions): Repetition {
  return repeat(async () => {
    try {
      await runPersonSearches(deps);
    } catch (error) {
      deps.log.error({ err: error }, 'other accounts of excluded people were not looked for');
    }
  }, intervalMs);
}
