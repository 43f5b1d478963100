import { lentera, type Brand, type ColorName } from '@lobi/ui/tokens';
import { useEffect, useReducer, useRef, useState } from 'react';
import { paletteOf } from '../config/themes.ts';
import { brandOf, changesTo, starts, takeStep, type Changes } from './lab-state.ts';

/** Name under which the edited brand is applied to the page. */
export const labBrand = 'brand-lab';

/** State of the edited brand: start theme, changes, and functions to change it. */
export function useBrandLab(changes: Changes, onChange: ((changes: Changes) => void) | undefined) {
  const [{ past, now, future }, step] = useReducer(takeStep, {
    past: [],
    now: changes,
    future: [],
  });
  const [imported, setImported] = useState<Brand>();
  const start = imported ?? starts[now.base] ?? lentera;
  const brand = brandOf(start, now, labBrand);
  const change = (to: Partial<Changes>) => step({ kind: 'change', to });

  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  });
  useEffect(() => {
    if (past.length + future.length > 0) latestOnChange.current?.(now);
  }, [now, past, future]);

  return {
    past,
    now,
    future,
    step,
    imported,
    setImported,
    start,
    brand,
    palette: paletteOf(brand),
    change,
    paint: (name: ColorName, color: string) => change({ colors: { ...now.colors, [name]: color } }),
    /** Continues with an imported brand. */
    take(read: Brand): void {
      setImported(read);
      const base = Object.values(starts).find(
        ({ defaultScheme }) => defaultScheme === read.defaultScheme,
      );
      change(changesTo(read, base ?? lentera));
    },
  };
}

export type BrandLabState = ReturnType<typeof useBrandLab>;
