import { compareAmounts } from '@lobi/formats';

/** Reason why an amount is invalid. */
export type MoneyProblem = 'format' | 'min' | 'max' | 'insufficient';

/** Limits of an amount as decimal text. */
export interface MoneyBounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Available balance. */
  readonly balance?: string | undefined;
}

/**
 * Returns the first problem of an amount: invalid, too small, too large, above the balance. An empty field
 * has none.
 */
export function moneyProblem(
  text: string,
  amount: string | undefined,
  currency: string,
  { min, max, balance }: MoneyBounds,
): MoneyProblem | undefined {
  if (text.trim() === '') return undefined;
  if (amount === undefined) return 'format';
  if (min !== undefined && compareAmounts(amount, min, currency) < 0) return 'min';
  if (max !== undefined && compareAmounts(amount, max, currency) > 0) return 'max';
  if (balance !== undefined && compareAmounts(amount, balance, currency) > 0) return 'insufficient';
  return undefined;
}
