import fc from 'fast-check';
import { vi } from 'vitest';
import { countOf } from './faults/counts.ts';

/**
 * How often each property is tried, and with it the only switch for more: a thousand times for a
 * commit, `LOBI_RUNS=100000` for a night. A property that fails names the seed that it failed with.
 *
 * Those that take too long for that are tried less often, and grow with the switch: whole clients in
 * any order of things (`packages/core/src/client`) a tenth, and what plays on a real database as often
 * as its test says to `slowRuns`, six times to three hundred.
 */
const runs = countOf('LOBI_RUNS', 1_000);

fc.configureGlobal({ numRuns: runs });

/** More tries than those of a commit have as much more time. */
if (runs > 1_000) vi.setConfig({ testTimeout: 300 * runs });

/** Runs of a property that plays on a real database, of which a commit has time for `usual` only. */
export const slowRuns = (usual: number): number => Math.max(1, Math.round((usual * runs) / 1_000));
