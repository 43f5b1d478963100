import { numberMarks } from './number-marks.ts';
import { findLoneMark, plainText, splitNumber, type NumberParts } from './split-number.ts';

export interface ParseMoneyOptions {
  /** BCP 47 language of the writer: it decides which mark separates decimals. */
  readonly locale: string;
  /** Decimals of the currency. */
  readonly decimals: number;
}

/** Powers of ten of the suffixes, by language. Unambiguous suffixes apply in every language. */
const everywhere: Readonly<Record<string, number>> = {
  rb: 3,
  ribu: 3,
  k: 3,
  jt: 6,
  juta: 6,
  mil: 3,
  mill: 6,
  millón: 6,
  millon: 6,
  millones: 6,
  千: 3,
  万: 4,
  百万: 6,
  亿: 8,
};
const byLanguage: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  id: { m: 9, miliar: 9, mld: 9 },
  en: { m: 6, mn: 6, b: 9, bn: 9 },
  es: { m: 6 },
  zh: { w: 4, 元: 0 },
};

const currencyMark = /^(?:rp\.?|idr|php|us\$|usd|vnd|thb|myr|rm|₱|\$|₫|฿)/u;
/** A code or symbol after the digits, and the dash for no cents: `Rp 50.000,-`. */
const tail = /(?<=[\d\p{L}])(?:[.,][-–—]|idr|php|usd|vnd|thb|myr|₱|\$|₫|฿)$/u;
const shape = /^(\d[\d.,]*)(\p{L}*)$/u;
const maxDigits = 15;

const languageOf = (locale: string): string => locale.toLowerCase().split('-')[0] ?? '';

/** Splits a number at its decimal mark; `undefined` if the marks are ambiguous or invalid. */
function readNumber(
  text: string,
  decimalMark: string,
  hasWord: boolean,
  decimals: number,
): NumberParts | undefined {
  const lone = findLoneMark(text);
  if (!lone) return splitNumber(text);
  const { mark, parts, mayGroup } = lone;
  const isDecimalMark = mark === decimalMark;
  const hasThree = parts[1].length === 3;
  const asDecimals = parts[1] === '' ? undefined : parts;
  if (hasWord) return isDecimalMark || !hasThree ? asDecimals : undefined;
  // Three digits after a single mark are thousands in a currency without decimals, and ambiguous with
  // fewer decimals.
  if (hasThree && (decimals === 0 || !isDecimalMark)) {
    return mayGroup ? [parts.join(''), ''] : undefined;
  }
  if (hasThree) return undefined;
  // Either mark may be the decimal mark in a currency with decimals.
  return isDecimalMark || decimals > 0 ? asDecimals : undefined;
}

/**
 * Parses user input for money to decimal text with exactly the currency's decimals. Accepts grouped and plain
 * digits, also full-width, spaces of any width, a currency symbol before or after, and suffixes (`50rb`,
 * `1,25jt`, `1.5k`, `3万`). In a currency without decimals either mark before exactly three digits groups them
 * (`100.000`, `100,000`). Returns `undefined` instead of guessing: for signs, for more decimals than the
 * currency has, and for ambiguous marks (`1.250jt`, or `1.250` with two decimals and a point as the decimal
 * mark).
 * @example parseMoneyText('1,25jt', { locale: 'id', decimals: 0 }) // '1250000'
 */
export function parseMoneyText(text: string, options: ParseMoneyOptions): string | undefined {
  const language = languageOf(options.locale);
  const plain = plainText(text).toLowerCase().replace(currencyMark, '').replace(tail, '');
  const match = shape.exec(plain);
  if (!match) return undefined;
  const [, number = '', word = ''] = match;
  const power = word === '' ? 0 : (byLanguage[language]?.[word] ?? everywhere[word]);
  if (power === undefined) return undefined;

  const { decimal } = numberMarks(options.locale);
  const parts = readNumber(number, decimal, word !== '', options.decimals);
  if (!parts) return undefined;
  return shift(parts[0], parts[1], power, options.decimals);
}

/** Moves the decimal mark right by `power`; rejects amounts with more decimals than the currency has. */
function shift(
  whole: string,
  fraction: string,
  power: number,
  decimals: number,
): string | undefined {
  const moved = fraction.padEnd(power, '0');
  const rest = moved.slice(power).replace(/0+$/, '');
  if (rest.length > decimals) return undefined;
  const digits = (whole + moved.slice(0, power)).replace(/^0+(?=\d)/, '');
  if (digits.length > maxDigits) return undefined;
  return decimals === 0 ? digits : `${digits}.${rest.padEnd(decimals, '0')}`;
}
