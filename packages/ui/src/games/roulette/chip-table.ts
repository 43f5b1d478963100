import { compareAmounts, scaleAmount, sumAmounts } from '@lobi/formats';
import type { RouletteBet, RoulettePlay } from './roulette.types.ts';

/** Number of smallest chips on each spot. */
export type ChipTable = Readonly<Record<string, number>>;

/** Maximum number of chips on one spot, and of spots with chips. */
export const maximum = { chips: 10_000, spots: 100 } as const;

/** Value of a chip in smallest chips. */
export function unitsOf(chip: string, unit: string, currency: string): number {
  let [minimum, greatest] = [1, maximum.chips];
  while (minimum < greatest) {
    const middle = Math.ceil((minimum + greatest) / 2);
    if (compareAmounts(scaleAmount(unit, middle, 1, currency), chip, currency) <= 0)
      minimum = middle;
    else greatest = middle - 1;
  }
  return minimum;
}

/** Returns the table with more chips on a spot; `undefined` if that exceeds a limit. */
export function withChips(table: ChipTable, spot: string, units: number): ChipTable | undefined {
  const chips = (table[spot] ?? 0) + units;
  const spots = Object.keys(table).length + (spot in table ? 0 : 1);
  if (chips > maximum.chips || spots > maximum.spots) return undefined;
  return { ...table, [spot]: chips };
}

/** Returns the table with all of these chips, each `units` times; `undefined` if that exceeds a limit. */
export const withAllChips = (
  table: ChipTable,
  placed: readonly (readonly [spot: string, chips: number])[],
  units: number,
): ChipTable | undefined =>
  placed.reduce<ChipTable | undefined>(
    (all, [spot, chips]) => all && withChips(all, spot, chips * units),
    table,
  );

/** Returns the table without the chips of a spot. */
export function withoutSpot(table: ChipTable, spot: string): ChipTable {
  const { [spot]: _, ...others } = table;
  return others;
}

/** Returns the value of a spot's chips, or of all chips on the table. */
export const worthOf = (chips: number, unit: string, currency: string): string =>
  scaleAmount(unit, chips, 1, currency);

/** Returns the number of all chips on the table. */
export const chipsOn = (table: ChipTable): number =>
  Object.values(table).reduce((sum, chips) => sum + chips, 0);

/** Returns the bets of a table, as sent to the platform. */
export const betsOf = (table: ChipTable): readonly RouletteBet[] =>
  Object.entries(table).map(([spot, chips]) => ({ spot, chips }));

/**
 * Returns the bets of a play as current chips; `undefined` if the current smallest chip cannot express the
 * same amounts.
 */
export function tableOf(
  { bets, amount }: Pick<RoulettePlay, 'bets' | 'amount'>,
  unit: string,
  currency: string,
): ChipTable | undefined {
  const all = bets.reduce((sum, { chips }) => sum + chips, 0);
  const table = Object.fromEntries(
    bets.map(({ spot, chips }) => [
      spot,
      unitsOf(scaleAmount(amount, chips, all, currency), unit, currency),
    ]),
  );
  const same = worthOf(chipsOn(table), unit, currency);
  return compareAmounts(sumAmounts([same], currency), amount, currency) === 0 ? table : undefined;
}
