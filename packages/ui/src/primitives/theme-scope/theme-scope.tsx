import { forwardRef, type HTMLAttributes } from 'react';
import type { Density, Scheme } from '../../tokens/brand.ts';
import { DensityContext, useDensity } from '../kit-provider/density-context.ts';
import { slotClass } from '../slot-class.ts';
import { Root } from './theme-scope.styles.ts';

export interface ThemeScopeProps extends HTMLAttributes<HTMLDivElement> {
  /** Brand of the content; its style sheet must be on the page. */
  brand: string;
  scheme?: Scheme | undefined;
  density?: Density | undefined;
  motion?: 'system' | 'reduced' | undefined;
}

/** A region in another theme, e.g. a light card inside a dark page. */
export const ThemeScope = forwardRef<HTMLDivElement, ThemeScopeProps>(function ThemeScope(
  { brand, scheme, density, motion, className, ...rest },
  ref,
) {
  const around = useDensity();
  return (
    <DensityContext.Provider value={density ?? around}>
      <Root
        {...rest}
        ref={ref}
        className={slotClass('ThemeScope', 'root', className)}
        data-lobi-theme={brand}
        data-lobi-scheme={scheme}
        data-lobi-density={density}
        data-lobi-motion={motion}
      />
    </DensityContext.Provider>
  );
});
