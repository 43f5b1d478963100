import { compareAmounts, scaleAmount } from '@lobi/formats';

/** Customary rupiah steps. @source ours */
const rupiahPresets = ['10000', '50000', '100000', '500000', '1000000'] as const;

/** Multiples of the minimum stake, for currencies without steps. */
const multiples = [1, 5, 10, 50, 100] as const;

/** Returns the quick amounts of a game within its limits. Decimal texts in major units. */
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
