import { mdiRefresh } from '@mdi/js';
import {
  FailureBoundary,
  IconButton,
  toFailureText,
  toRetryLabel,
  useMessages,
  type PartFailure,
} from '@lobi/ui';
import { Suspense, type ReactNode } from 'react';

/** Replaces a small part that failed to load: retries on press, with the reason as its tooltip. */
function RetryButton({ failure, onRetry }: { failure: PartFailure; onRetry: () => void }) {
  const { base } = useMessages();
  return (
    <IconButton
      label={toRetryLabel(base, failure)}
      title={toFailureText(base, failure)}
      path={mdiRefresh}
      onClick={onRetry}
    />
  );
}

const retryButton = (failure: PartFailure, retry: () => void) => (
  <RetryButton failure={failure} onRetry={retry} />
);
const nothing = () => null;

export interface LazyPartProps {
  /** Whether the part occupies space, in which a failure shows a retry button. Default true. */
  readonly occupiesSpace?: boolean;
  readonly children: ReactNode;
}

/** A part of the page that loads after the first paint; a failure does not affect the rest of the page. */
export function LazyPart({ occupiesSpace = true, children }: LazyPartProps) {
  return (
    <FailureBoundary fallback={occupiesSpace ? retryButton : nothing}>
      <Suspense>{children}</Suspense>
    </FailureBoundary>
  );
}
