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

/** In the place of a small part that did not come: tries again, and says why on hover and focus. */
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

export interface LatePartProps {
  /** Whether the part has a place of its own on the page, where its failure is shown. */
  readonly hasPlace?: boolean;
  readonly children: ReactNode;
}

/** A part of the page that comes after the first paint; when it fails, everything else stays. */
export function LatePart({ hasPlace = true, children }: LatePartProps) {
  return (
    <FailureBoundary fallback={hasPlace ? retryButton : nothing}>
      <Suspense>{children}</Suspense>
    </FailureBoundary>
  );
}
