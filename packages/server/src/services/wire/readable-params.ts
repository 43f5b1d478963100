import { isAmount } from '@lobi/formats';
import { currencyDecimals, type AppError, type Currency, type Language } from '@lobi/core/contract';
import { moneyText } from '@lobi/core/locales';

/** Formats the amounts among an error's values. They are amounts if a currency is given. */
export function readableParams(params: AppError['params'], language: Language): AppError['params'] {
  const currency = params['currency'];
  if (typeof currency !== 'string' || !Object.hasOwn(currencyDecimals, currency)) return params;
  const written = Object.entries(params).map(([name, value]) => [
    name,
    // Other values are text, such as a period.
    isAmount(String(value)) ? moneyText(language, String(value), currency as Currency) : value,
  ]);
  return Object.fromEntries(written) as AppError['params'];
}
