import { FailureBanner, type PartFailure } from '@lobi/ui';

/** Stands where a part of a screen cannot be shown, says why, and what to do. */
export const lostPart = (failure: PartFailure, retry: () => void) => (
  <FailureBanner failure={failure} onRetry={retry} />
);
