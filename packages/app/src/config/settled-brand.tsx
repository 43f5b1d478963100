import { useSettings } from '@lobi/core/react';
import { useMemo, type ReactNode } from 'react';
import { withSettings } from './allowed-settings.ts';
import { BrandContext } from './brand-context.ts';
import type { Brand } from './brand-schema.ts';

export interface SettledBrandProps {
  readonly brand: Brand;
  readonly children: (brand: Brand) => ReactNode;
}

/** Provides the brand, with the allowed platform settings once they are loaded. */
export function SettledBrand({ brand, children }: SettledBrandProps) {
  const state = useSettings();
  const settings = state.status === 'ready' ? state.settings : undefined;
  const settled = useMemo(
    () => (brand.allows.length > 0 && settings ? withSettings(brand, settings) : brand),
    [brand, settings],
  );
  return <BrandContext.Provider value={settled}>{children(settled)}</BrandContext.Provider>;
}
