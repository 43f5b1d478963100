import type { SlotMachineData, SlotSpinData, SlotWonLine } from './slots.types.ts';

/** Returns the visible symbols for the given stops: row by row, left to right. */
export const rowsAt = (
  { reels, rows }: Pick<SlotMachineData, 'reels' | 'rows'>,
  stops: readonly number[],
): string[][] =>
  Array.from({ length: rows }, (_, row) =>
    reels.map((reel, index) => reel[((stops[index] ?? 0) + row) % reel.length] ?? ''),
  );

/** Cells of winning lines up to the end of their runs, as `reel:row`. */
export const lineCells = (
  machine: Pick<SlotMachineData, 'lines'>,
  lines: readonly SlotWonLine[],
): string[] =>
  lines.flatMap(({ line, count, from }) => {
    const all = (machine.lines[line] ?? []).map((row, reel) => `${reel}:${row}`);
    return from === 'right' ? all.slice(-count) : all.slice(0, count);
  });

/** Cells of a window, given row by row, that show a symbol, as `reel:row`. */
export const cellsWith = (rows: readonly (readonly string[])[], symbol: string): string[] =>
  rows.flatMap((row, index) =>
    row.flatMap((shown, reel) => (shown === symbol ? [`${reel}:${index}`] : [])),
  );

/** Returns the cells of a window that paid, as `reel:row`; scatters only if they paid or triggered spins. */
export function paidCells(machine: SlotMachineData, spin: SlotSpinData): ReadonlySet<string> {
  const cells = lineCells(machine, spin.lines);
  const { freeSpins } = machine;
  const scatter =
    freeSpins && (freeSpins.pays[spin.scatters] ?? freeSpins.spins[spin.scatters])
      ? freeSpins.symbol
      : undefined;
  if (scatter === undefined) return new Set(cells);
  return new Set([...cells, ...cellsWith(rowsAt(machine, spin.stops), scatter)]);
}

/** A line through the window as points in cells of 100 by 100, extended beyond both edges. */
export const linePoints = (rows: readonly number[]): string => {
  const points = rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`);
  const first = (rows[0] ?? 0) * 100 + 50;
  const last = (rows.at(-1) ?? 0) * 100 + 50;
  return [`0,${first}`, ...points, `${rows.length * 100},${last}`].join(' ');
};
