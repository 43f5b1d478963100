import type { MinesRun } from './mines.types.ts';

/** Rows and columns of the board. */
export const side = 5;
export const tiles = side * side;

/** State of a tile: `hit` is the mine that was opened, `mine` and `left` are shown at the end. */
export type TileFace = 'closed' | 'opening' | 'safe' | 'mine' | 'hit' | 'left';

/** Returns the current state of a tile. @param pending tile that is being opened */
export function faceOf(tile: number, run: MinesRun | null, pending: number | null): TileFace {
  if (!run) return 'closed';
  const isMine = run.board?.includes(tile) ?? false;
  if (run.picks.includes(tile)) return isMine ? 'hit' : 'safe';
  if (run.status === 'running') return tile === pending ? 'opening' : 'closed';
  return isMine ? 'mine' : 'left';
}

/** Returns the number of safe tiles that are still closed. */
export const safeLeft = ({ mines, picks }: MinesRun): number => tiles - mines - picks.length;
