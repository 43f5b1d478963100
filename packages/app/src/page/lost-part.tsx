import { FailureBanner, type PartFailure } from '@lobi/ui';

/** Replaces a part of a screen that failed to render, with the reason and a retry. */
export const lostPart = (failure: PartFailure, retry: () => void) => (
  <FailureBanner failure={failure} onRetry={retry} />
);
