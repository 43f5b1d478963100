import { formatMoneyText } from '@lobi/formats';
import { formatNumber } from './format-number.ts';

/** Kind of quantity, which determines the format. */
export type FigureFormat = 'money' | 'number' | 'percent';

/** A number, decimal text that is formatted exactly, or `null` if unknown. */
export type Figure = number | string | null;

export interface FormatFigureOptions {
  readonly locale: string;
  /** ISO 4217 code for `money`. */
  readonly currency: string;
  readonly format: FigureFormat;
  /** Short form for charts and tiles; money keeps its currency symbol only if `mark` is set. */
  readonly compact?: boolean | undefined;
  /** Puts the currency mark before a short amount. */
  readonly mark?: boolean | undefined;
  readonly decimals?: number | undefined;
}

/**
 * Formats a figure of a dashboard: an amount, a count or a share. `undefined` for a missing value.
 * @example formatFigure('212330000', { format: 'money', currency: 'IDR', locale: 'id', compact: true, mark: true }) // 'Rp 212,3 jt'
 */
export function formatFigure(
  figure: Figure,
  { locale, currency, format, compact, mark, decimals }: FormatFigureOptions,
): string | undefined {
  if (figure === null) return undefined;
  if (format === 'money') return moneyText(figure, { locale, currency, compact, mark, decimals });
  const shape = format === 'percent' ? 'percent' : compact ? 'compact' : 'decimal';
  return formatNumber(figure, { locale, shape, decimals });
}

function moneyText(
  figure: number | string,
  { locale, currency, compact, mark, decimals }: Omit<FormatFigureOptions, 'format'>,
): string | undefined {
  const amount = typeof figure === 'number' ? plainText(figure) : figure;
  if (!compact) return formatMoneyText(amount, currency, { locale });
  const short = formatMoneyText(amount, currency, {
    locale,
    compact: true,
    ...(decimals === undefined ? {} : { compactDecimals: decimals }),
  });
  if (!mark || short === undefined) return short;
  const [markText = ''] = /^[^\d]*/u.exec(formatMoneyText('0', currency, { locale }) ?? '') ?? [];
  return short.startsWith('\u2212') ? `\u2212${markText}${short.slice(1)}` : markText + short;
}

/** Formats a tick of an axis as decimal text; for display only. */
function plainText(figure: number): string {
  return Number.isFinite(figure) ? figure.toFixed(4).replace(/\.?0+$/, '') : '';
}
