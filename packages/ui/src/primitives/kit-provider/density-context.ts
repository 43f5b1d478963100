import { createContext, useContext } from 'react';
import type { Density } from '../../tokens/brand.ts';

/**
 * Density of the nearest provider or theme scope. Most components follow it by attributes alone, without
 * rendering; this is for calculations with row heights, as in a virtual table.
 */
export const DensityContext = createContext<Density>('comfortable');

export const useDensity = (): Density => useContext(DensityContext);
