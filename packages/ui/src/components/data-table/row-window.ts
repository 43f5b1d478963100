/** Scroll container and list that a window is calculated for. Lengths in px. */
export interface WindowGeometry {
  readonly count: number;
  readonly rowHeight: number;
  readonly viewport: number;
}

/** Rows to render, from `start` to `end` (exclusive), and the empty space around them in px. */
export interface RowWindow {
  readonly start: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

/**
 * Maximum height of an element in px, with a margin: Firefox supports 17.9 million, others 33.5. Longer
 * lists keep this height and scroll faster.
 */
export const tallest = 16_000_000;

/** Extra rows rendered beyond each edge, so that none is missing before the next frame. */
const beyond = 3;

const clamp = (value: number, maximum: number) => Math.max(0, Math.min(value, maximum));

/** Distance that the rows move per px of scrolling, and the maximum scroll position and row offset. */
function travel({ count, rowHeight, viewport }: WindowGeometry) {
  const total = count * rowHeight;
  const height = Math.min(total, tallest);
  const maximum = Math.max(0, height - viewport);
  return { height, maximum, ratio: maximum > 0 ? (total - viewport) / maximum : 1 };
}

/** Number of rows of one window; rendered rows are reused with this period. */
export const windowSize = ({ rowHeight, viewport }: WindowGeometry): number =>
  Math.ceil(viewport / rowHeight) + 1 + 2 * beyond;

/** The visible rows at a scroll position. */
export function windowAt(geometry: WindowGeometry, scrollTop: number): RowWindow {
  const { count, rowHeight } = geometry;
  const { height, maximum, ratio } = travel(geometry);
  const top = clamp(scrollTop, maximum);
  const rowTop = top * ratio;
  const size = windowSize(geometry);
  const start = clamp(Math.floor(rowTop / rowHeight) - beyond, Math.max(0, count - size));
  const end = Math.min(count, start + size);
  // Rows are placed relative to the visible part, also when the list is compressed.
  const before = ratio === 1 ? start * rowHeight : top - (rowTop - start * rowHeight);
  return {
    start,
    end,
    before: Math.max(0, before),
    after: Math.max(0, height - Math.max(0, before) - (end - start) * rowHeight),
  };
}

/**
 * Scroll position that makes a row fully visible with the least movement.
 * @param covered px at the top that overlap the rows, such as sticky headers
 */
export function scrollTopFor(
  geometry: WindowGeometry,
  scrollTop: number,
  index: number,
  covered: number,
): number {
  const { rowHeight, viewport } = geometry;
  const { maximum, ratio } = travel(geometry);
  const rowTop = clamp(scrollTop, maximum) * ratio;
  const first = index * rowHeight;
  const last = first + rowHeight - (viewport - covered);
  if (first < rowTop) return clamp(first / ratio, maximum);
  return last > rowTop ? clamp(last / ratio, maximum) : scrollTop;
}
