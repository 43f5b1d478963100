import { Callout } from '../../components/callout/callout.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';

interface ChannelsMissingProps {
  /** Why they could not be loaded; without it there are none. */
  error: string | undefined;
  onRetry: (() => void) | undefined;
}

/** In place of the form when there is no way to pay: none is offered, or they could not be loaded. */
export function ChannelsMissing({ error, onRetry }: ChannelsMissingProps) {
  const { base, flows } = useMessages();
  if (error === undefined) {
    return (
      <EmptyState kind="results" title={flows.channelNoneTitle} body={flows.channelNoneBody} />
    );
  }
  return (
    <Callout
      tone="danger"
      role="alert"
      title={flows.channelsFailed}
      action={
        onRetry && (
          <Button size="sm" variant="soft" onClick={onRetry}>
            {base.retry}
          </Button>
        )
      }
    >
      {error}
    </Callout>
  );
}
