/** Reasons of load failures, for code that runs before the kit has loaded. */
export type { PartFailure } from './failure-boundary.tsx';
export { whenReachable } from './find-load-failure.ts';
export { findPartFailure } from './load-part.ts';
