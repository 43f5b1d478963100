/** Decimal text: an optional minus, digits, an optional fraction. */
const amountPattern = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Returns whether a text is an amount in wire format. */
export const isAmount = (text: string): boolean => amountPattern.test(text);

/** Returns the number of decimals of a decimal text. */
export const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0;

/**
 * Converts decimal text to integer units of its last decimal place, exactly; further decimals are truncated.
 * `undefined` if the text is not an amount.
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
 * Converts integer units to decimal text with exactly these decimals.
 * @example fromMinorUnits(1250n, 2) // '12.50'
 */
export function fromMinorUnits(units: bigint, decimals: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString();
  if (decimals === 0) return sign + digits;
  const padded = digits.padStart(decimals + 1, '0');
  return `${sign}${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
}
