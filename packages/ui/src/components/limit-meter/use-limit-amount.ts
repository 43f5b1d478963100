import { formatMoneyText, numberFormat } from '@lobi/formats';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { fillCount } from '../../messages/fill-count.ts';
import { useCurrency } from '../money/use-currency.ts';

/** Unit of a limit: money, or minutes of play. */
export type LimitUnit = 'money' | 'minutes';

/** Formats a limit's amount in the user's language: money, or minutes of play. */
export function useLimitAmount(
  unit: LimitUnit,
  code?: string | undefined,
): (amount: string) => string {
  const { locale, messages } = useKit();
  const currency = useCurrency(code);
  if (unit === 'minutes') {
    return (amount) =>
      fillCount(messages.safety.minutes, Number(amount) || 0, locale, {
        count: numberFormat(locale).format(Number(amount) || 0),
      });
  }
  return (amount) => formatMoneyText(amount, currency.code, { locale }) ?? amount;
}
