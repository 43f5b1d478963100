import { RetryCallout } from '../../components/callout/retry-callout.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';

interface ChannelsMissingProps {
  /** Error text if loading failed; without it no channels are available. */
  error: string | undefined;
  onRetry: (() => void) | undefined;
}

/** Replaces the form if there is no payment channel: none is available, or they failed to load. */
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
