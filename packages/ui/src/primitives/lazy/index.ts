export {
  FailureBoundary,
  type FailureBoundaryProps,
  type PartFailure,
} from './failure-boundary.tsx';
export { findLoadFailure, loadFailures, type LoadFailure } from './find-load-failure.ts';
export { lazyWithRetry, type LoadComponent } from './lazy-with-retry.tsx';
export { isLoadError, loadPart, type LoadError } from './load-part.ts';
export { toFailureText, toRetryLabel } from './to-failure-text.ts';
