import { FailureBanner, type PartFailure } from '@lobi/ui';

/** Takes the place of a part of a screen that cannot be shown; says why, and what to do. */
export const lostPart = (failure: PartFailure, retry: () => void) => (
  <FailureBanner failure={failure} onRetry={retry} />
);
