import { ErrorPage } from '@lobi/ui';
import type { PartFailure } from './failure-boundary.tsx';

/** Stands where a screen, or the whole page, cannot be shown. */
export const brokenPage = (failure: PartFailure) => (
  <ErrorPage code={failure} homeHref="/game" onRetry={() => location.reload()} />
);
