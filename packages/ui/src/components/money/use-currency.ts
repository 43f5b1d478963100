import { currencyFormat, type CurrencyFormat } from '@lobi/formats';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';

/** A currency with its code. */
export interface NamedCurrency extends CurrencyFormat {
  /** ISO 4217 code. */
  readonly code: string;
}

/** Returns the given currency, or the kit's default; for the default, the kit sets the decimals. */
export function useCurrency(code?: string | undefined): NamedCurrency {
  const { currency } = useKit();
  const format = currencyFormat(code ?? currency.code);
  if (code !== undefined && code !== currency.code) return { ...format, code };
  return { symbol: format.symbol, decimals: currency.minorDigits, code: currency.code };
}
