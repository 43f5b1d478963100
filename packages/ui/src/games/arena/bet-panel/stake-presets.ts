import { compareAmounts, scaleAmount } from '@lobi/formats';

/** Rupiah steps that people in the market know. @source ours */
const rupiahPresets = ['10000', '50000', '100000', '500000', '1000000'] as const;

/** Multiples of the minimum stake, where a currency has no steps of its own. */
const multiples = [1, 5, 10, 50, 100] as const;

/** Quick amounts for a game, none outside its limits. Decimal texts in major units. */
export function stakePresets(
  currency: string,
  minimum: string,
  maximum: string,
): readonly string[] {
  const steps =
    currency === 'IDR'
      ? rupiahPresets
      : multiples.map((multiple) => scaleAmount(minimum, multiple, 1, currency));
  return steps.filter(
    (step) =>
      compareAmounts(step, minimum, currency) >= 0 && compareAmounts(step, maximum, currency) <= 0,
  );
}
