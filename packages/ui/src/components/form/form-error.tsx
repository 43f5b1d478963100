import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Callout } from '../callout/callout.tsx';

export interface FormErrorProps {
  children: ReactNode;
  /** Sends the form again; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/** Explains why the whole form was rejected; announced at once, and empty without an error. */
export function FormError({ children, onRetry }: FormErrorProps) {
  const { base } = useMessages();
  const retry = onRetry && (
    <Button size="sm" variant="outline" onClick={onRetry}>
      {base.retry}
    </Button>
  );
  return (
    <div role="alert" className="lobi-Form-error">
      {children != null && (
        <Callout tone="danger" action={retry}>
          <span>{children}</span>
        </Callout>
      )}
    </div>
  );
}
