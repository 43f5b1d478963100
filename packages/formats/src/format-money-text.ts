import { currencyFormat } from './currencies.ts';
import { numberFormat } from './intl-formats.ts';
import { isAmount } from './minor-units.ts';

/** U+2212: as wide as the plus sign, and announced as "minus". */
export const minusSign = '\u2212';
const noBreakSpace = '\u00a0';

/** When the sign is shown: only for negative amounts, for all except zero, or never. */
export type SignDisplay = 'auto' | 'always' | 'never';

export interface FormatMoneyOptions {
  /** BCP 47 language, for example `id`. */
  readonly locale: string;
  /** Default `auto`. */
  readonly sign?: SignDisplay;
  /** Short form such as `1,3 jt`, without the symbol; for chips and charts. */
  readonly compact?: boolean;
  /** Number of decimals of the short form; default 1. */
  readonly compactDecimals?: number;
}

/** Formats the digits of an unsigned amount as text, so that nothing passes through a float. */
function formatDigits(unsigned: string, currency: string, options: FormatMoneyOptions): string {
  const shape: Intl.NumberFormatOptions = options.compact
    ? {
        notation: 'compact',
        compactDisplay: 'short',
        maximumFractionDigits: options.compactDecimals ?? 1,
      }
    : fractionOf(unsigned, currency);
  return numberFormat(options.locale, { ...shape, numberingSystem: 'latn' }).format(
    unsigned as `${number}`,
  );
}

/** At least the currency's decimals, and never fewer than the amount has, so that no money is hidden. */
function fractionOf(unsigned: string, currency: string): Intl.NumberFormatOptions {
  const { decimals } = currencyFormat(currency);
  const usedDecimals = unsigned.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  return {
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, usedDecimals),
  };
}

function signOf(amount: string, display: SignDisplay): string {
  if (display === 'never' || /^-?0*(?:\.0*)?$/.test(amount)) return '';
  if (amount.startsWith('-')) return minusSign;
  return display === 'always' ? '+' : '';
}

/**
 * Formats decimal text as money in the given language, exactly and at any length. A symbol of letters
 * precedes the amount with a no-break space; the minus is U+2212. Returns `undefined` if the text is not an
 * amount.
 * @example formatMoneyText('1250000', 'IDR', { locale: 'id' }) // 'Rp 1.250.000'
 * @example formatMoneyText('1300000', 'IDR', { locale: 'id', compact: true }) // '1,3 jt'
 */
export function formatMoneyText(
  amount: string,
  currency: string,
  options: FormatMoneyOptions,
): string | undefined {
  if (!isAmount(amount)) return undefined;
  const sign = signOf(amount, options.sign ?? 'auto');
  const digits = formatDigits(amount.replace('-', ''), currency, options);
  if (options.compact) return sign + digits;
  const { symbol } = currencyFormat(currency);
  const space = /\p{L}$/u.test(symbol) ? noBreakSpace : '';
  return `${sign}${symbol}${space}${digits}`;
}
