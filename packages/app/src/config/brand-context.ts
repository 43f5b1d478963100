import { createContext, useContext } from 'react';
import type { Brand } from './brand-schema.ts';

export const BrandContext = createContext<Brand | undefined>(undefined);

/** Returns the brand of this app. Throws outside of its provider. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand must be called inside the app.');
  return brand;
}
