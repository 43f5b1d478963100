import { cellsWith, rowsAt } from '../slot-window.ts';
import type { SlotMachineData } from '../slots.types.ts';

/** Minimum win, in whole stakes, for which the last reel takes longer. */
const bigWinStakes = 10;

/** A symbol that triggers something by its number in the window, and that number. */
interface Trigger {
  readonly symbol: string;
  readonly minimum: number;
}

function triggersOf({ freeSpins, feature }: SlotMachineData): Trigger[] {
  const spins = Object.keys(freeSpins?.spins ?? {}).map(Number);
  return [
    ...(freeSpins ? [{ symbol: freeSpins.symbol, minimum: Math.min(...spins) }] : []),
    ...(feature?.kind === 'hold' ? [{ symbol: feature.symbol, minimum: feature.startsAt }] : []),
  ];
}

/** How often one reel can show a symbol at once. */
const maximumOn = ({ rows }: SlotMachineData, reel: readonly string[], symbol: string): number =>
  Math.max(
    ...reel.map((_, stop) => cellsWith(rowsAt({ reels: [reel], rows }, [stop]), symbol).length),
  );

/** Whether one symbol more on the last reel completes a line with a big win. */
function canWinBig(machine: SlotMachineData, landed: readonly (readonly string[])[]): boolean {
  const { wild, pays, lines, reels } = machine;
  return Object.entries(pays).some(
    ([symbol, by]) =>
      (by[reels.length] ?? 0) >= bigWinStakes * lines.length &&
      lines.some((rows) =>
        landed.every((column, reel) =>
          [symbol, wild.symbol].includes(column[rows[reel] ?? 0] ?? ''),
        ),
      ),
  );
}

/**
 * Returns for each reel whether the reels before it leave something open: this reel can complete the
 * scatters of free spins or the coins of respins, or, as the last, a line with a big win. Where a reel
 * itself stops is not considered, so that it never hints at a result.
 */
export function awaitedReels(machine: SlotMachineData, stops: readonly number[]): boolean[] {
  const { reels, rows } = machine;
  const triggers = triggersOf(machine);
  const columns = reels.map((reel, index) =>
    rowsAt({ reels: [reel], rows }, [stops[index] ?? 0]).map(([symbol = '']) => symbol),
  );
  return reels.map((reel, index) => {
    if (index === 0) return false;
    const landed = columns.slice(0, index);
    const canTrigger = triggers.some(({ symbol, minimum }) => {
      const seen = landed.flat().filter((shown) => shown === symbol).length;
      return seen < minimum && seen + maximumOn(machine, reel, symbol) >= minimum;
    });
    return canTrigger || (index === reels.length - 1 && canWinBig(machine, landed));
  });
}
