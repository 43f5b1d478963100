import { lentera, type Brand, type ColorName, type Scheme } from '@lobi/ui/tokens';
import { useEffect, useReducer, useRef, useState } from 'react';
import { paletteOf } from '../config/themes.ts';
import { brandOf, changesTo, starts, takeStep, type Changes } from './lab-state.ts';
import type { LabFile } from './read-lab-file.ts';

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
  const [chosenScheme, setScheme] = useState<Scheme>();
  const start = imported ?? starts[now.base] ?? lentera;
  const brand = brandOf(start, now, labBrand);
  const schemes = Object.keys(brand.schemes) as readonly Scheme[];
  const scheme = schemes.find((each) => each === chosenScheme) ?? brand.defaultScheme;
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
    schemes,
    /** The scheme that preview, contrast table and colours show. */
    scheme,
    setScheme,
    palette: brand.schemes[scheme] ?? paletteOf(brand),
    change,
    paint: (name: ColorName, color: string) => change({ colors: { ...now.colors, [name]: color } }),
    /** Continues with an imported file. */
    take({ changes: read, brand: table }: LabFile): void {
      setImported(table);
      if (read) change(read);
      if (!table) return;
      const base = Object.values(starts).find(
        ({ defaultScheme }) => defaultScheme === table.defaultScheme,
      );
      change(changesTo(table, base ?? lentera));
    },
  };
}

export type BrandLabState = ReturnType<typeof useBrandLab>;
