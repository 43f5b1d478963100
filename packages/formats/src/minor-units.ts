/** Decimal text: an optional minus, digits, an optional fraction. */
const amountPattern = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Is a text an amount as it travels? */
export const isAmount = (text: string): boolean => amountPattern.test(text);

/** Returns the number of decimals of a decimal text. */
export const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0;

/**
 * Decimal text as whole units of its last decimal place, exactly; further decimals are cut off.
 * `undefined` when the text is no amount.
 * @example toMinorUnits('12.5', 2) // 1250n
 */
export function toMinorUnits(amount: string, decimals: number): bigint | undefined {
  const match = amountPattern.exec(amount);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const units = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return sign === '-' ? -units : units;
}

/**
 * Whole units as decimal text with exactly these decimals.
 * @example fromMinorUnits(1250n, 2) // '12.50'
 */
export function fromMinorUnits(units: bigint, decimals: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString();
  if (decimals === 0) return sign + digits;
  const padded = digits.padStart(decimals + 1, '0');
  return `${sign}${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
}
