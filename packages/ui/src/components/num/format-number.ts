import { numberFormat } from '@lobi/formats';

/** Format of a plain number: `percent` shows 0.05 as 5 %, `compact` shortens to `1,2 rb`. */
export type NumberShape = 'decimal' | 'percent' | 'compact';

export interface FormatNumberOptions {
  /** BCP 47 language. */
  readonly locale: string;
  /** Default `decimal`. */
  readonly shape?: NumberShape | undefined;
  /** Maximum number of decimals; default 2, and 1 for `compact`. */
  readonly decimals?: number | undefined;
  /** Minimum number of decimals; default none. */
  readonly fewestDecimals?: number | undefined;
  /** `always` adds a plus to positive numbers; `never` omits the minus. Default `auto`. */
  readonly sign?: 'auto' | 'always' | 'never' | undefined;
}

const shapes: Readonly<Record<NumberShape, Intl.NumberFormatOptions>> = {
  decimal: { maximumFractionDigits: 2 },
  percent: { style: 'percent', maximumFractionDigits: 2 },
  compact: { notation: 'compact', maximumFractionDigits: 1 },
};

const signs = { auto: 'auto', always: 'exceptZero', never: 'never' } as const;

/**
 * Formats a number in the user's language with Latin digits; `undefined` if it is invalid. Decimal text
 * is formatted exactly, at any length.
 * @example formatNumber(0.0525, { locale: 'id', shape: 'percent' }) // '5,25%'
 */
export function formatNumber(
  value: number | bigint | string,
  { locale, shape = 'decimal', decimals, fewestDecimals, sign = 'auto' }: FormatNumberOptions,
): string | undefined {
  if (typeof value !== 'bigint' && (value === '' || !Number.isFinite(Number(value)))) {
    return undefined;
  }
  const maximumFractionDigits = decimals ?? shapes[shape].maximumFractionDigits ?? 2;
  return numberFormat(locale, {
    numberingSystem: 'latn',
    useGrouping: 'always',
    ...shapes[shape],
    maximumFractionDigits: Math.max(maximumFractionDigits, fewestDecimals ?? 0),
    minimumFractionDigits: fewestDecimals ?? 0,
    signDisplay: signs[sign],
  })
    .format(value as number)
    .replace('-', '\u2212');
}
