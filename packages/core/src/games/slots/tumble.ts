import type { SlotFall } from './slot-feature.ts';
import { wonLines, type SlotMachine, type SlotWindow, type WonLine } from './slot-machine.ts';

/** Positions on its strip that a reel shows, from the top row down; they count upwards without end. */
type Column = readonly number[];

/** Rows of each reel that belong to a winning line. */
function paidRows({ lines, reels }: SlotMachine, won: readonly WonLine[]): ReadonlySet<number>[] {
  const paid = reels.map(() => new Set<number>());
  for (const { line, count, from } of won) {
    const rows = lines[line] ?? [];
    const first = from === 'right' ? rows.length - count : 0;
    for (let reel = first; reel < first + count; reel += 1) paid[reel]?.add(rows[reel] ?? 0);
  }
  return paid;
}

/** The symbols that remain fall, and those before the topmost of the reel so far follow. */
const fallen = (column: Column, top: number, paid: ReadonlySet<number>): Column => [
  ...Array.from({ length: paid.size }, (_, index) => top - paid.size + index),
  ...column.filter((_, row) => !paid.has(row)),
];

const symbolAt = (strip: readonly string[], position: number): string =>
  strip[((position % strip.length) + strip.length) % strip.length] ?? '';

/** All falls of a spin whose lines win, until no line does. A test tries every stop of a machine. */
export function tumble(
  machine: SlotMachine,
  stops: readonly number[],
  first: readonly WonLine[],
): SlotFall[] {
  const { reels, rows } = machine;
  let columns = stops.map((stop): Column => Array.from({ length: rows }, (_, row) => stop + row));
  let tops = stops;
  let won = first;
  const falls: SlotFall[] = [];
  while (won.length > 0) {
    const paid = paidRows(machine, won);
    const none: ReadonlySet<number> = new Set();
    columns = columns.map((column, reel) => fallen(column, tops[reel] ?? 0, paid[reel] ?? none));
    tops = tops.map((top, reel) => top - (paid[reel]?.size ?? 0));
    const shown: SlotWindow = columns.map((column, reel) =>
      column.map((position) => symbolAt(reels[reel] ?? [], position)),
    );
    won = wonLines(machine, shown);
    falls.push({ shown, lines: won });
  }
  return falls;
}
