import type { ReactNode } from 'react';
import { Callout } from '../callout/callout.tsx';

/** Says why the whole form was refused; heard at once, and nothing while there is nothing to say. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="lobi-Form-error">
      {children != null && <Callout tone="danger">{children}</Callout>}
    </div>
  );
}
