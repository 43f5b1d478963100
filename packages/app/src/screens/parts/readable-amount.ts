import type { MoneyChange } from '@lobi/ui/forms';

/**
 * The amount of a field: `null` if it is empty, `undefined` if its text is invalid, so that the two are
 * not confused.
 */
export const readableAmount = (
  amount: string | null,
  { problem }: MoneyChange,
): string | null | undefined => (problem === 'format' ? undefined : amount);
