import { formatMoneyText } from '@lobi/formats';
import { useMemo } from 'react';
import { formatNumber } from '../../components/num/format-number.ts';
import { fill } from '../../messages/fill.ts';
import { isolateLtr } from '../../messages/isolate-ltr.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { useKit, type Direction } from '../../primitives/kit-provider/kit-context.ts';

/** Formatters of a stage in the user's language, memoized. */
export interface PlayFormat {
  readonly locale: string;
  readonly messages: KitMessages;
  /** Formats a message with its values. */
  fill(template: string, values: Readonly<Record<string, string | number>>): string;
  /** Full amount with its currency symbol. */
  money(amount: string, currency: string, sign?: 'always'): string;
  /** Hundredths with two decimals: 7718 is 77,18. */
  hundredths(value: number): string;
  /** A multiple given in basis points, with two to four decimals and a times sign: 19_800 is 1,98×. */
  multiple(basisPoints: number): string;
  /** Basis points as a percentage, without trailing zeros. */
  percent(basisPoints: number): string;
  number(value: number): string;
}

/** Formatters of a stage for the nearest `KitProvider`. */
export function usePlayFormat(): PlayFormat {
  const { locale, dir, messages } = useKit();
  return useMemo(() => playFormat(locale, dir, messages), [locale, dir, messages]);
}

function playFormat(locale: string, dir: Direction, messages: KitMessages): PlayFormat {
  const decimal = (value: number, fewestDecimals: number, decimals: number): string =>
    formatNumber(value, { locale, decimals, fewestDecimals }) ?? String(value);
  return {
    locale,
    messages,
    fill,
    money: (amount, currency, sign) =>
      formatMoneyText(amount, currency, { locale, ...(sign && { sign }) }) ?? amount,
    hundredths: (value) => decimal(value / 100, 2, 2),
    multiple: (basisPoints) => isolateLtr(`${decimal(basisPoints / 10_000, 2, 4)}×`, dir),
    percent: (basisPoints) =>
      formatNumber(basisPoints / 10_000, { locale, shape: 'percent' }) ?? String(basisPoints),
    number: (value) => decimal(value, 0, 2),
  };
}
