import { basisPoints } from '../contract/limits.ts';

/** An exact fraction in lowest terms; the denominator is positive. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const commonDivisor = (left: bigint, right: bigint): bigint =>
  right === 0n ? left : commonDivisor(right, left % right);

/** A fraction of two integers, both not negative, the second not zero. */
export function ratio(numerator: bigint, denominator: bigint): Ratio {
  const divisor = commonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Sum of two fractions. */
export const addRatios = (left: Ratio, right: Ratio): Ratio =>
  ratio(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );

/** Product of two fractions. */
export const multiplyRatios = (left: Ratio, right: Ratio): Ratio =>
  ratio(left.numerator * right.numerator, left.denominator * right.denominator);

/** Converts a fraction to basis points, rounded down: 36/37 is 9729. */
export const toBasisPoints = ({ numerator, denominator }: Ratio): number =>
  Number((numerator * BigInt(basisPoints)) / denominator);
