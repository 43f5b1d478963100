import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Callout } from './callout.tsx';

interface RetryCalloutProps {
  /** The failure. */
  title?: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry: (() => void) | undefined;
  /** Why, as a sentence. */
  children?: ReactNode;
}

/** Says that something could not be brought, and tries again on demand. */
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
