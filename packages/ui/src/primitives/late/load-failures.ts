/** Why something did not load, for code that runs before any of the kit is there. */
export type { PartFailure } from './failure-boundary.tsx';
export { whenReachable } from './find-load-failure.ts';
export { findPartFailure } from './load-part.ts';
