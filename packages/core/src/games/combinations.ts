/** Number of ways to choose `count` of `size` (binomial coefficient). */
export function waysToChoose(size: number, count: number): bigint {
  let ways = 1n;
  for (let step = 1; step <= count; step += 1) {
    ways = (ways * BigInt(size - count + step)) / BigInt(step);
  }
  return ways;
}
