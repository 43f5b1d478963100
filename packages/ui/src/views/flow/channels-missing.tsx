import { RetryCallout } from '../../components/callout/retry-callout.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';

interface ChannelsMissingProps {
  /** Why they could not be loaded; without it there are none. */
  error: string | undefined;
  onRetry: (() => void) | undefined;
}

/** In place of the form when there is no way to pay: none is offered, or they could not be loaded. */
export function ChannelsMissing({ error, onRetry }: ChannelsMissingProps) {
  const { flows } = useMessages();
  if (error === undefined) {
    return (
      <EmptyState kind="results" title={flows.channelNoneTitle} body={flows.channelNoneBody} />
    );
  }
  return (
    <RetryCallout title={flows.channelsFailed} onRetry={onRetry}>
      {error}
    </RetryCallout>
  );
}
