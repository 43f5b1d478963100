import { numberFormat } from './intl-formats.ts';
import { numberMarks } from './number-marks.ts';
import { findLoneMark, plainText, splitNumber, type NumberParts } from './split-number.ts';

/** Rules for parsing numbers of a locale. */
export interface NumberTextRules {
  /** BCP 47 language: it decides which mark separates decimals. */
  readonly locale: string;
  /** Format options; `{ style: 'percent' }` parses `5` as 0.05. */
  readonly format: Intl.NumberFormatOptions | undefined;
}

/** Meaning of a typed text. */
export type NumberReading =
  | { readonly status: 'empty' | 'unreadable' }
  | { readonly status: 'number'; readonly value: number }
  /** Either thousands or decimals: an unambiguous text for each reading. */
  | { readonly status: 'two-ways'; readonly whole: string; readonly decimal: string };

const shape = /^([+-]?)(\d[\d.,]*|[.,]\d+)$/;
/** Number of digits that a JavaScript number represents exactly. */
const maxDigits = 15;

interface Shape {
  readonly decimalMark: string;
  readonly maximumDecimals: number;
  /** Places by which the decimal mark moves left, for per cent. */
  readonly power: number;
}

function shapeOf({ locale, format }: NumberTextRules): Shape {
  const writer = numberFormat(locale, format);
  return {
    decimalMark: numberMarks(locale).decimal,
    maximumDecimals: writer.resolvedOptions().maximumFractionDigits ?? 0,
    power: format?.style === 'percent' ? 2 : 0,
  };
}

/** Splits a number at its decimal mark; `undefined` if the marks are invalid or ambiguous. */
function split(
  text: string,
  { decimalMark, maximumDecimals }: Shape,
): NumberParts | 'two-ways' | undefined {
  const lone = findLoneMark(text);
  if (!lone) return splitNumber(text);
  const { mark, parts, mayGroup } = lone;
  if (parts[1] === '') return undefined;
  if (!mayGroup) return parts;
  if (maximumDecimals === 0) return [parts.join(''), ''];
  return mark === decimalMark && maximumDecimals >= 3 ? parts : 'two-ways';
}

/**
 * Parses a typed or pasted number: with either decimal mark if only one reading is possible, grouped or
 * not, with full-width digits. Every character counts: an invalid or ambiguous text is rejected.
 * @source ours
 * @example readNumberText('2.5', { locale: 'id', format: undefined }) // { status: 'number', value: 2.5
 *   }
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
    if (decimals.length > form.maximumDecimals) return { status: 'unreadable' };
    const decimal = [whole, decimals].filter(Boolean).join(form.decimalMark);
    return { status: 'two-ways', whole: sign + whole + fraction, decimal: sign + decimal };
  }
  if (parts === undefined) return { status: 'unreadable' };
  const [whole, fraction] = parts;
  const decimals = fraction.replace(/0+$/, '');
  const isExact =
    decimals.length <= form.maximumDecimals && whole.length + decimals.length <= maxDigits;
  return isExact
    ? {
        status: 'number',
        value: Number(`${sign}${whole || '0'}.${decimals || '0'}e-${form.power}`),
      }
    : { status: 'unreadable' };
}

/** Formats a number for the locale; without groups while it is being edited. */
export const writeNumberText = (
  value: number,
  { locale, format }: NumberTextRules,
  useGrouping = true,
): string => numberFormat(locale, useGrouping ? format : { ...format, useGrouping }).format(value);
