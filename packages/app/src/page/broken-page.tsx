import { ErrorPage, type PartFailure } from '@lobi/ui';

/** Replaces a screen, or the whole page, that failed to render. */
export const brokenPage = (failure: PartFailure, retry: () => void) => (
  <ErrorPage code={failure} homeHref="/game" onRetry={retry} />
);
