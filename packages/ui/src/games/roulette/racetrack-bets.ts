import { wheelOrder } from './wheel.ts';

/** Announced bets: groups of neighbouring pockets that one press covers. */
export type Sector = 'tiers' | 'orphans' | 'voisins' | 'zeroGame';

/** A spot of the table with chips on it. */
export type PlacedChips = readonly [spot: string, chips: number];

const oneEach = (...spots: readonly string[]): PlacedChips[] => spots.map((spot) => [spot, 1]);

/** Chips of each announced bet, as usual in casinos, in the order of the track from the left. */
export const sectors: Readonly<Record<Sector, readonly PlacedChips[]>> = {
  tiers: oneEach(
    'split:5-8',
    'split:10-11',
    'split:13-16',
    'split:23-24',
    'split:27-30',
    'split:33-36',
  ),
  orphans: oneEach('straight:1', 'split:6-9', 'split:14-17', 'split:17-20', 'split:31-34'),
  voisins: [
    ['trio:0-2-3', 2],
    ...oneEach('split:4-7', 'split:12-15', 'split:18-21', 'split:19-22', 'split:32-35'),
    ['corner:25-26-28-29', 2],
  ],
  zeroGame: oneEach('split:0-3', 'split:12-15', 'straight:26', 'split:32-35'),
};

/** Maximum number of neighbours on each side of a pocket. @source ours */
export const maximumNeighbours = 8;

/** Returns a pocket with its neighbours on the wheel, `reach` on each side, clockwise. */
export function neighboursOf(pocket: number, reach: number): number[] {
  const at = wheelOrder.findIndex((number) => number === pocket);
  const { length } = wheelOrder;
  return Array.from(
    { length: 2 * reach + 1 },
    (_, step) => wheelOrder[(at - reach + step + length) % length] ?? 0,
  );
}

/** Returns one chip on each of these pockets. */
export const straightUp = (pockets: readonly number[]): PlacedChips[] =>
  pockets.map((pocket) => [`straight:${pocket}`, 1]);

/** Returns the pockets that inside bets cover: "corner:1-2-4-5" covers four. */
export function pocketsOf(spots: readonly string[]): ReadonlySet<number> {
  const named = spots.filter(
    (spot) => /^[a-z-]+:\d+(-\d+)*$/.test(spot) && !/^(dozen|column):/.test(spot),
  );
  return new Set(
    named.flatMap((spot) =>
      spot
        .slice(spot.indexOf(':') + 1)
        .split('-')
        .map(Number),
    ),
  );
}

/** Returns the number of chips of a placement. */
export const chipsOf = (placed: readonly PlacedChips[]): number =>
  placed.reduce((sum, [, chips]) => sum + chips, 0);
