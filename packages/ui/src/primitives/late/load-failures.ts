/** Why a part did not load, for code that runs before any of the kit has loaded. */
export type { PartFailure } from './failure-boundary.tsx';
export { whenReachable } from './find-load-failure.ts';
export { findPartFailure } from './load-part.ts';
