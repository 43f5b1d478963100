import { createContext, useContext } from 'react';
import type { Brand } from './brand-schema.ts';

export const BrandContext = createContext<Brand | undefined>(undefined);

/** The brand of this app. Throws outside of it. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand is called outside of the app.');
  return brand;
}
