import { formatMoneyText, numberFormat } from '@lobi/formats';
import { useMemo } from 'react';
import { fill } from '../../messages/fill.ts';
import { isolateLtr } from '../../messages/isolate-ltr.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { useKit, type Direction } from '../../primitives/kit-provider/kit-context.ts';
import { clockText } from '../arena/clock-text.ts';

const writeNumber = (value: number, locale: string, decimals: number): string =>
  numberFormat(locale, {
    numberingSystem: 'latn',
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as Intl.NumberFormatOptions).format(value);

/** Formatters of a table in the user's language. */
export interface TableFormat {
  readonly texts: KitMessages['table'];
  /** Full amount with its currency symbol. */
  money(amount: string, currency: string): string;
  /** Short amount without the symbol, for chips. */
  chip(amount: string, currency: string): string;
  /** A multiple given per 100: `4,36×`. */
  multiple(hundredths: number): string;
  /** A multiple without the times sign. */
  bareMultiple(hundredths: number): string;
  number(value: number): string;
  /** Seconds as a clock: `00.24`. */
  clock(seconds: number): string;
  /** Seconds with one decimal and their unit: `22,2 dtk`. */
  seconds(elapsedMs: number): string;
  round(number: number): string;
}

/** Formatters for the nearest `KitProvider`. */
export function useTableFormat(): TableFormat {
  const { locale, dir, messages } = useKit();
  return useMemo(() => tableFormat(locale, dir, messages.table), [locale, dir, messages]);
}

function tableFormat(locale: string, dir: Direction, texts: KitMessages['table']): TableFormat {
  const decimals = (value: number, count: number): string => writeNumber(value, locale, count);
  const number = (value: number): string => decimals(value, 0);
  return {
    texts,
    money: (amount, currency) => formatMoneyText(amount, currency, { locale }) ?? amount,
    chip: (amount, currency) =>
      isolateLtr(formatMoneyText(amount, currency, { locale, compact: true }) ?? amount, dir),
    multiple: (hundredths) => isolateLtr(`${decimals(hundredths / 100, 2)}×`, dir),
    bareMultiple: (hundredths) => decimals(hundredths / 100, 2),
    number,
    clock: (seconds) => clockText(seconds, locale),
    seconds: (elapsedMs) =>
      fill(texts.secondsShort, { seconds: decimals(Math.max(0, elapsedMs) / 1000, 1) }),
    round: (value) => fill(texts.round, { number: number(value) }),
  };
}
