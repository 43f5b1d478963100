import { BareLayout } from '@lobi/ui';
import type { ReactNode } from 'react';
import { useBrand } from '../config/brand-context.ts';
import { frameBrand } from '../page/brand-mark.tsx';

/** The terms alone: they can be read before the notice is accepted, and link to no other page. */
export function TermsFrame({ children }: { children: ReactNode }) {
  const brand = useBrand();
  return (
    <BareLayout brand={frameBrand(brand)} width="sm">
      {children}
    </BareLayout>
  );
}
