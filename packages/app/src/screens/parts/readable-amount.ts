import type { MoneyChange } from '@lobi/ui/forms';

/**
 * The amount of a field: `null` where it is empty, `undefined` where its text cannot be read, so that
 * the one is never taken for the other.
 */
export const readableAmount = (
  amount: string | null,
  { problem }: MoneyChange,
): string | null | undefined => (problem === 'format' ? undefined : amount);
