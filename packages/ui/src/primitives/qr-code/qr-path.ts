import { encode } from 'uqr';

/** Recoverable share of a code: about 7, 15, 25, 30 per cent. */
export type QRCorrection = 'L' | 'M' | 'Q' | 'H';

/** A code as one path of squares of edge 1, and its edge in squares. */
export interface QRDrawing {
  readonly path: string;
  readonly edge: number;
}

/** Converts runs of dark squares in one row, as moves and lines of a path. */
const rowPath = (row: readonly boolean[], y: number): string =>
  row
    .map((dark, x) => {
      if (!dark || row[x - 1]) return '';
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`;
    })
    .join('');

/** Draws a code for a text, without its quiet zone; `undefined` if the text is too long for a code. */
export function qrPath(text: string, correction: QRCorrection): QRDrawing | undefined {
  try {
    const { data, size } = encode(text, { ecc: correction, border: 0 });
    return { path: data.map(rowPath).join(''), edge: size };
  } catch {
    return undefined;
  }
}
