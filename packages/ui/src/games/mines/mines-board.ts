import type { MinesRun } from './mines.types.ts';

/** Rows and columns of the board. */
export const side = 5;
export const tiles = side * side;

/** What stands on a tile: `hit` is the mine that was opened, `mine` and `left` are shown at the end. */
export type TileFace = 'closed' | 'opening' | 'safe' | 'mine' | 'hit' | 'left';

/** What stands on a tile now. @param pending tile that is being opened */
export function faceOf(tile: number, run: MinesRun | null, pending: number | null): TileFace {
  if (!run) return 'closed';
  const isMine = run.board?.includes(tile) ?? false;
  if (run.picks.includes(tile)) return isMine ? 'hit' : 'safe';
  if (run.status === 'running') return tile === pending ? 'opening' : 'closed';
  return isMine ? 'mine' : 'left';
}

/** Safe tiles that are still closed. */
export const safeLeft = ({ mines, picks }: MinesRun): number => tiles - mines - picks.length;

/** Where a key leads on the board; `undefined` for keys that are not its own. It never leaves a row's or column's end. */
export function tileAfter(key: string, tile: number, isRightToLeft: boolean): number | undefined {
  const column = tile % side;
  const row = Math.floor(tile / side);
  const at = (nextRow: number, nextColumn: number): number =>
    Math.min(side - 1, Math.max(0, nextRow)) * side + Math.min(side - 1, Math.max(0, nextColumn));
  const forward = isRightToLeft ? -1 : 1;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at(row, column + forward),
    ArrowLeft: at(row, column - forward),
    ArrowDown: at(row + 1, column),
    ArrowUp: at(row - 1, column),
    Home: at(row, 0),
    End: at(row, side - 1),
    PageUp: at(0, column),
    PageDown: at(side - 1, column),
  };
  return places[key];
}
