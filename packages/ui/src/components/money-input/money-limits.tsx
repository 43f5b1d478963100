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

/** Says the bounds of an amount in one line: short for the eye, in full for screen readers. */
export function MoneyLimits({ currency, ...bounds }: MoneyBounds & { currency: string }) {
  const { locale, messages } = useKit();
  const line = (compact: boolean): string =>
    templates
      .flatMap(([bound, template]) => {
        const value = bounds[bound];
        if (value === undefined) return [];
        // A short balance would hide what is left of it, so only round limits are shortened.
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
