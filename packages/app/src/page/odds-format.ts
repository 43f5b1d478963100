import { createStore, useObservable } from '@lobi/core/react';
import type { OddsFormat } from '@lobi/ui';
import { oddsFormats } from '../config/odds-formats.ts';

const storageKey = 'lobi.odds';

function read(): OddsFormat | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return oddsFormats.find((format) => format === stored) ?? null;
  } catch {
    return null;
  }
}

const chosen = createStore(read());

/** Sets the odds format on this device. Amounts never depend on it. */
export function chooseOddsFormat(format: OddsFormat): void {
  chosen.set(format);
  try {
    localStorage.setItem(storageKey, format);
  } catch {
    // Kept in memory until the page is left.
  }
}

/**
 * The odds format: the user's choice, else the brand's, else the usual one of the language.
 * @source ours
 */
export const oddsFormatFor = (
  ofReader: OddsFormat | null,
  ofBrand: OddsFormat | undefined,
  language: string,
): OddsFormat => ofReader ?? ofBrand ?? (language === 'id' ? 'per100' : 'decimal');

/** The odds format of the current user. */
export const useOddsFormat = (ofBrand: OddsFormat | undefined, language: string): OddsFormat =>
  oddsFormatFor(useObservable(chosen), ofBrand, language);
