import fc from 'fast-check';
import { vi } from 'vitest';
import { countOf } from './faults/counts.ts';

/**
 * Number of runs of each property: four hundred for a commit, a thousand in a full run; `LOBI_RUNS=100000`
 * sets more, for a night. A failing property reports its seed.
 *
 * Slow properties run less often, in proportion: those about whole clients (`packages/core/src/client`)
 * a tenth, and those on a real database six to three hundred times in a thousand, as often as their test
 * passes to `slowRuns`.
 */
const runs = countOf('LOBI_RUNS', 400, 1_000);

fc.configureGlobal({ numRuns: runs });

/** More runs than in a full run have proportionally more time. */
if (runs > 1_000) vi.setConfig({ testTimeout: 300 * runs });

/** Number of runs of a property on a real database, which runs `usual` times in a full run. */
export const slowRuns = (usual: number): number => Math.max(1, Math.round((usual * runs) / 1_000));
