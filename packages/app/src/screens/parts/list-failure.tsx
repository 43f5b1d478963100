import type { Failure } from '@lobi/core';
import { Button, Callout, useMessages } from '@lobi/ui';
import { useFailureText } from '../../i18n/use-failure-text.ts';

/** Reason why a list was not loaded, shown instead of it, with a retry button. */
export function ListFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { base } = useMessages();
  const failureText = useFailureText();
  return (
    <Callout
      tone="danger"
      role="alert"
      action={
        <Button size="sm" variant="soft" onClick={onRetry}>
          {base.retry}
        </Button>
      }
    >
      {failureText(failure)}
    </Callout>
  );
}
