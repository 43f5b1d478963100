import { ErrorPage, type PartFailure } from '@lobi/ui';

/** Stands where a screen, or the whole page, cannot be shown. */
export const brokenPage = (failure: PartFailure, retry: () => void) => (
  <ErrorPage code={failure} homeHref="/game" onRetry={retry} />
);
