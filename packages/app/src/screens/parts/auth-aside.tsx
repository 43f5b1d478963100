import { Grid } from '@lobi/ui';
import type { ReactNode } from 'react';
import { useBrand } from '../../config/brand-context.ts';
import { Slot } from '../../page/slot.tsx';

interface AuthAsideProps {
  readonly page: 'login' | 'register';
  readonly children: ReactNode;
}

/** A form next to the brand's own content; on a phone the content is below. */
export function AuthAside({ page, children }: AuthAsideProps) {
  const hasAside = useBrand().own?.filledSlots.includes('auth.aside');
  if (!hasAside) return children;
  return (
    <Grid minColumn="300px" gap={8}>
      {children}
      <aside>
        <Slot name="auth.aside" page={page} />
      </aside>
    </Grid>
  );
}
