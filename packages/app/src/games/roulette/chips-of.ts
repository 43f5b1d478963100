import { formatMoney, parseMoney, type Game } from '@lobi/core/contract';

/** Values of the chips, in smallest stakes. */
const steps = [1n, 5n, 10n, 50n, 100n];

/** Chips of a table, smallest first; none above the maximum stake. */
export function chipsOf({
  minimumStake,
  maximumStake,
  currency,
}: Pick<Game, 'minimumStake' | 'maximumStake' | 'currency'>): readonly string[] {
  const minimum = parseMoney(minimumStake, currency) ?? 1n;
  const maximum = parseMoney(maximumStake, currency) ?? minimum;
  return steps
    .map((step) => step * minimum)
    .filter((worth) => worth <= maximum)
    .map((worth) => formatMoney(worth, currency));
}
