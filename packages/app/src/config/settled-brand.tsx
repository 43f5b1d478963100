import { useSettings } from '@lobi/core/react';
import { useMemo, type ReactNode } from 'react';
import { withSettings } from './allowed-settings.ts';
import { BrandContext } from './brand-context.ts';
import type { Brand } from './brand-schema.ts';

export interface SettledBrandProps {
  readonly brand: Brand;
  readonly children: (brand: Brand) => ReactNode;
}

/** Gives the brand to the app, with the settings of the platform that it allows once they are known. */
export function SettledBrand({ brand, children }: SettledBrandProps) {
  const state = useSettings();
  const settings = state.status === 'ready' ? state.settings : undefined;
  const settled = useMemo(
    () => (brand.allows.length > 0 && settings ? withSettings(brand, settings) : brand),
    [brand, settings],
  );
  return <BrandContext value={settled}>{children(settled)}</BrandContext>;
}
