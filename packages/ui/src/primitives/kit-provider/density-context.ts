import { createContext, useContext } from 'react';
import type { Density } from '../../tokens/brand.ts';

/**
 * Density of the nearest provider or theme scope. Almost everything follows it by attributes alone
 * and never renders again; this is for what counts in rows, as a table of many thousands does.
 */
export const DensityContext = createContext<Density>('comfortable');

export const useDensity = (): Density => useContext(DensityContext);
