import { compareAmounts, scaleAmount, sumAmounts } from '@lobi/formats';
import type { RouletteBet, RoulettePlay } from './roulette.types.ts';

/** Chips of the smallest kind on each spot. */
export type ChipTable = Readonly<Record<string, number>>;

/** Most chips on one spot, and most spots with chips. */
export const most = { chips: 10_000, spots: 100 } as const;

/** How many of the smallest chip a chip is worth. */
export function unitsOf(chip: string, unit: string, currency: string): number {
  let [least, greatest] = [1, most.chips];
  while (least < greatest) {
    const middle = Math.ceil((least + greatest) / 2);
    if (compareAmounts(scaleAmount(unit, middle, 1, currency), chip, currency) <= 0) least = middle;
    else greatest = middle - 1;
  }
  return least;
}

/** The table with more chips on a spot; `undefined` where they do not fit any more. */
export function withChips(table: ChipTable, spot: string, units: number): ChipTable | undefined {
  const chips = (table[spot] ?? 0) + units;
  const spots = Object.keys(table).length + (spot in table ? 0 : 1);
  if (chips > most.chips || spots > most.spots) return undefined;
  return { ...table, [spot]: chips };
}

/** The table without the chips of a spot. */
export function withoutSpot(table: ChipTable, spot: string): ChipTable {
  const { [spot]: _, ...others } = table;
  return others;
}

/** Returns the value of a spot's chips, or of all chips on the table. */
export const worthOf = (chips: number, unit: string, currency: string): string =>
  scaleAmount(unit, chips, 1, currency);

/** All chips on the table. */
export const chipsOn = (table: ChipTable): number =>
  Object.values(table).reduce((sum, chips) => sum + chips, 0);

/** The bets of a table, as they are sent. */
export const betsOf = (table: ChipTable): readonly RouletteBet[] =>
  Object.entries(table).map(([spot, chips]) => ({ spot, chips }));

/**
 * The bets of a play as chips of today; `undefined` where today's smallest chip cannot lay the same
 * amounts.
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
