import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Callout } from './callout.tsx';

interface RetryCalloutProps {
  /** The failure. */
  title?: ReactNode;
  /** Retries; without it there is no button. */
  onRetry: (() => void) | undefined;
  /** Reason of the failure, as a sentence. */
  children?: ReactNode;
}

/** Reports that something failed to load, with a retry button. */
export function RetryCallout({ title, onRetry, children }: RetryCalloutProps) {
  const { base } = useMessages();
  return (
    <Callout
      tone="danger"
      role="alert"
      title={title}
      action={
        onRetry && (
          <Button size="sm" variant="soft" onClick={onRetry}>
            {base.retry}
          </Button>
        )
      }
    >
      {children}
    </Callout>
  );
}
