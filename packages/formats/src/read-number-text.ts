import { numberFormat } from './intl-formats.ts';
import { numberMarks } from './number-marks.ts';
import { findLoneMark, plainText, splitNumber, type NumberParts } from './split-number.ts';

/** How a reader writes numbers. */
export interface NumberTextRules {
  /** BCP 47 language: it decides which mark separates decimals. */
  readonly locale: string;
  /** Shape of the number; `{ style: 'percent' }` reads `5` as 0.05. */
  readonly format: Intl.NumberFormatOptions | undefined;
}

/** Meaning of a typed text. */
export type NumberReading =
  | { readonly status: 'empty' | 'unreadable' }
  | { readonly status: 'number'; readonly value: number }
  /** Thousands or decimals: both ways to write it so that it means one number. */
  | { readonly status: 'two-ways'; readonly whole: string; readonly decimal: string };

const shape = /^([+-]?)(\d[\d.,]*|[.,]\d+)$/;
/** As many digits as a number of JavaScript surely holds. */
const mostDigits = 15;

interface Shape {
  readonly decimalMark: string;
  readonly mostDecimals: number;
  /** Places that the mark moves left, for per cent. */
  readonly power: number;
}

function shapeOf({ locale, format }: NumberTextRules): Shape {
  const writer = numberFormat(locale, format);
  return {
    decimalMark: numberMarks(locale).decimal,
    mostDecimals: writer.resolvedOptions().maximumFractionDigits ?? 0,
    power: format?.style === 'percent' ? 2 : 0,
  };
}

/** Splits digits from decimals; `undefined` where marks can be read in no way, or in two. */
function split(
  text: string,
  { decimalMark, mostDecimals }: Shape,
): NumberParts | 'two-ways' | undefined {
  const lone = findLoneMark(text);
  if (!lone) return splitNumber(text);
  const { mark, parts, mayGroup } = lone;
  if (parts[1] === '') return undefined;
  if (!mayGroup) return parts;
  if (mostDecimals === 0) return [parts.join(''), ''];
  return mark === decimalMark && mostDecimals >= 3 ? parts : 'two-ways';
}

/**
 * Reads a number as people type or paste it: with either decimal mark where only one reading is
 * possible, grouped or not, in digits of full width. Nothing that was typed is left out: a text
 * that cannot be read, or can be read in two ways, is rejected. @source ours
 * @example readNumberText('2.5', { locale: 'id', format: undefined }) // { status: 'number', value: 2.5 }
 */
export function readNumberText(text: string, rules: NumberTextRules): NumberReading {
  const form = shapeOf(rules);
  const plain = plainText(text).replaceAll('−', '-');
  if (plain === '') return { status: 'empty' };
  const [, sign = '', number = ''] =
    shape.exec(form.power > 0 ? plain.replace(/%$/, '') : plain) ?? [];
  if (number === '') return { status: 'unreadable' };
  const parts = split(number, form);
  if (parts === 'two-ways') {
    const [whole = '', fraction = ''] = number.split(/[.,]/);
    const decimals = fraction.replace(/0+$/, '');
    if (decimals.length > form.mostDecimals) return { status: 'unreadable' };
    const decimal = [whole, decimals].filter(Boolean).join(form.decimalMark);
    return { status: 'two-ways', whole: sign + whole + fraction, decimal: sign + decimal };
  }
  if (parts === undefined) return { status: 'unreadable' };
  const [whole, fraction] = parts;
  const decimals = fraction.replace(/0+$/, '');
  const isExact =
    decimals.length <= form.mostDecimals && whole.length + decimals.length <= mostDigits;
  return isExact
    ? {
        status: 'number',
        value: Number(`${sign}${whole || '0'}.${decimals || '0'}e-${form.power}`),
      }
    : { status: 'unreadable' };
}

/** Writes a number for the reader; without groups while it is being changed. */
export const writeNumberText = (
  value: number,
  { locale, format }: NumberTextRules,
  useGrouping = true,
): string => numberFormat(locale, useGrouping ? format : { ...format, useGrouping }).format(value);
