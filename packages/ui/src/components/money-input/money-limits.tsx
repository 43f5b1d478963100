import { formatMoneyText } from '@lobi/formats';
import { fill } from '../../messages/fill.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { MoneyBounds } from './money-problem.ts';

const templates = [
  ['min', 'amountMin'],
  ['max', 'amountUpTo'],
  ['balance', 'amountBalance'],
] as const;

/** Shows the limits of an amount on one line: short visually, in full for screen readers. */
export function MoneyLimits({ currency, ...bounds }: MoneyBounds & { currency: string }) {
  const { locale, messages } = useKit();
  const line = (compact: boolean): string =>
    templates
      .flatMap(([bound, template]) => {
        const value = bounds[bound];
        if (value === undefined) return [];
        // Only round limits are shortened: a shortened balance would hide a part of it.
        const short = compact && bound !== 'balance';
        const options = { locale, compact: short, compactDecimals: 3 };
        return [
          fill(messages.money[template], {
            amount: formatMoneyText(value, currency, options) ?? value,
          }),
        ];
      })
      .join(' · ');
  return (
    <>
      <span aria-hidden="true">{line(true)}</span>
      <VisuallyHidden>{line(false)}</VisuallyHidden>
    </>
  );
}
