import { numberFormat } from '@lobi/formats';

/** How a plain number is written: `percent` reads 0.05 as 5 %, `compact` shortens to `1,2 rb`. */
export type NumberShape = 'decimal' | 'percent' | 'compact';

export interface FormatNumberOptions {
  /** BCP 47 language. */
  readonly locale: string;
  /** Default `decimal`. */
  readonly shape?: NumberShape | undefined;
  /** Most decimals; default 2, and 1 for `compact`. */
  readonly decimals?: number | undefined;
  /** Fewest decimals; default none. */
  readonly fewestDecimals?: number | undefined;
  /** `always` puts a plus before what is above zero; `never` leaves the minus away. Default `auto`. */
  readonly sign?: 'auto' | 'always' | 'never' | undefined;
}

const shapes: Readonly<Record<NumberShape, Intl.NumberFormatOptions>> = {
  decimal: { maximumFractionDigits: 2 },
  percent: { style: 'percent', maximumFractionDigits: 2 },
  compact: { notation: 'compact', maximumFractionDigits: 1 },
};

const signs = { auto: 'auto', always: 'exceptZero', never: 'never' } as const;

/**
 * Writes a number in the reader's language with Latin digits; `undefined` if it is no number.
 * Decimal text is written exactly, however long it is.
 * @example formatNumber(0.0525, { locale: 'id', shape: 'percent' }) // '5,25%'
 */
export function formatNumber(
  value: number | bigint | string,
  { locale, shape = 'decimal', decimals, fewestDecimals, sign = 'auto' }: FormatNumberOptions,
): string | undefined {
  if (typeof value !== 'bigint' && (value === '' || !Number.isFinite(Number(value)))) {
    return undefined;
  }
  const most = decimals ?? shapes[shape].maximumFractionDigits ?? 2;
  return numberFormat(locale, {
    numberingSystem: 'latn',
    useGrouping: 'always',
    ...shapes[shape],
    maximumFractionDigits: Math.max(most, fewestDecimals ?? 0),
    minimumFractionDigits: fewestDecimals ?? 0,
    signDisplay: signs[sign],
  })
    .format(value as number)
    .replace('-', '\u2212');
}
