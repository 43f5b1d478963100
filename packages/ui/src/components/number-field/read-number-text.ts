import { numberFormat } from '../../primitives/intl-formats.ts';

/** How a reader writes numbers. */
export interface NumberTextRules {
  /** BCP 47 language: it decides which mark separates decimals. */
  readonly locale: string;
  /** Shape of the number; `{ style: 'percent' }` reads `5` as 0.05. */
  readonly format: Intl.NumberFormatOptions | undefined;
}

/** What a typed text means. */
export type NumberReading =
  | { readonly status: 'empty' | 'unreadable' }
  | { readonly status: 'number'; readonly value: number }
  /** Thousands or decimals: both ways to write it so that it means one number. */
  | { readonly status: 'two-ways'; readonly whole: string; readonly decimal: string };

/** Spaces of every width, and marks that only steer the direction of writing. */
const invisible = /[\s\u200b-\u200f\u2060-\u2069\u061c]/gu;
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
  const parts = numberFormat(locale, { minimumFractionDigits: 1, numberingSystem: 'latn' });
  return {
    decimalMark: parts.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.',
    mostDecimals: writer.resolvedOptions().maximumFractionDigits ?? 0,
    power: format?.style === 'percent' ? 2 : 0,
  };
}

const isGrouped = (text: string, mark: string): boolean => {
  const [head = '', ...groups] = text.split(mark);
  return /^[1-9]\d{0,2}$/.test(head) && groups.every((group) => /^\d{3}$/.test(group));
};

type Parts = readonly [whole: string, fraction: string];

/** Splits digits from decimals; `undefined` where marks can be read in no way, or in two. */
function split(text: string, { decimalMark, mostDecimals }: Shape): Parts | 'two-ways' | undefined {
  const marks = text.replace(/\d/g, '');
  const last = marks.at(-1);
  if (last === undefined) return [text, ''];
  const at = text.lastIndexOf(last);
  const [head, tail] = [text.slice(0, at), text.slice(at + 1)];
  if (tail === '') return undefined;
  if (marks.length === 1) {
    const mayGroup = tail.length === 3 && isGrouped(text, last);
    if (!mayGroup) return [head, tail];
    if (mostDecimals === 0) return [head + tail, ''];
    return last === decimalMark && mostDecimals >= 3 ? [head, tail] : 'two-ways';
  }
  if (marks === last.repeat(marks.length)) {
    return isGrouped(text, last) ? [text.replaceAll(last, ''), ''] : undefined;
  }
  // Two kinds of marks: the last is the only one of its kind, and the others group.
  const other = last === ',' ? '.' : ',';
  return head.includes(last) || !isGrouped(head, other)
    ? undefined
    : [head.replaceAll(other, ''), tail];
}

/**
 * Reads a number as people type or paste it: with either decimal mark where only one reading is
 * possible, grouped or not, in digits of full width. Nothing that was typed is left out: what cannot
 * be read is refused, and so is what can be read in two ways. @source ours
 * @example readNumberText('2.5', { locale: 'id', format: undefined }) // { status: 'number', value: 2.5 }
 */
export function readNumberText(text: string, rules: NumberTextRules): NumberReading {
  const form = shapeOf(rules);
  const plain = text.normalize('NFKC').replace(invisible, '').replaceAll('−', '-');
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
