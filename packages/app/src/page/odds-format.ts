import type { Language } from '@lobi/core/contract';
import { createStore, useObservable } from '@lobi/core/react';
import type { OddsFormat } from '@lobi/ui';
import { oddsFormats } from '../config/odds-formats.ts';

const storageKey = 'lobi.odds';

function read(): OddsFormat | null {
  try {
    const kept = localStorage.getItem(storageKey);
    return oddsFormats.find((format) => format === kept) ?? null;
  } catch {
    return null;
  }
}

const chosen = createStore(read());

/** How odds are shown on this device from now on. Amounts never depend on it. */
export function chooseOddsFormat(format: OddsFormat): void {
  chosen.set(format);
  try {
    localStorage.setItem(storageKey, format);
  } catch {
    // It holds until the page is left.
  }
}

/**
 * How odds are shown: as the reader chose, else as the brand says, else as is usual where the language
 * is spoken.
 * @source ours
 */
export const oddsFormatFor = (
  ofReader: OddsFormat | null,
  ofBrand: OddsFormat | undefined,
  language: Language,
): OddsFormat => ofReader ?? ofBrand ?? (language === 'id' ? 'per100' : 'decimal');

/** The same for the reader of this page. */
export const useOddsFormat = (ofBrand: OddsFormat | undefined, language: Language): OddsFormat =>
  oddsFormatFor(useObservable(chosen), ofBrand, language);
