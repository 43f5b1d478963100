/** Room to scroll in, and what fills it. Lengths in px. */
export interface WindowGeometry {
  readonly count: number;
  readonly rowHeight: number;
  readonly viewport: number;
}

/** Rows to draw, from `start` up to but without `end`, and the empty room around them in px. */
export interface RowWindow {
  readonly start: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

/**
 * Tallest list a browser can hold, in px, with a margin: Firefox ends at 17.9 million, others at
 * 33.5. Longer lists keep this height and run faster under the scroll bar.
 */
export const tallest = 16_000_000;

/** Rows drawn beyond each edge, so that none is missing before the next frame. */
const beyond = 3;

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** How far the rows move when the scroll bar moves one px, and how far both can go. */
function travel({ count, rowHeight, viewport }: WindowGeometry) {
  const total = count * rowHeight;
  const height = Math.min(total, tallest);
  const most = Math.max(0, height - viewport);
  return { height, most, ratio: most > 0 ? (total - viewport) / most : 1 };
}

/** Rows that one window can hold; drawn rows are reused in this rhythm. */
export const windowSize = ({ rowHeight, viewport }: WindowGeometry): number =>
  Math.ceil(viewport / rowHeight) + 1 + 2 * beyond;

/** Which rows are in sight at a scroll position. */
export function windowAt(geometry: WindowGeometry, scrollTop: number): RowWindow {
  const { count, rowHeight } = geometry;
  const { height, most, ratio } = travel(geometry);
  const top = clamp(scrollTop, most);
  const rowTop = top * ratio;
  const size = windowSize(geometry);
  const start = clamp(Math.floor(rowTop / rowHeight) - beyond, Math.max(0, count - size));
  const end = Math.min(count, start + size);
  // Rows stand where they belong relative to what is in sight, also when the list is compressed.
  const before = ratio === 1 ? start * rowHeight : top - (rowTop - start * rowHeight);
  return {
    start,
    end,
    before: Math.max(0, before),
    after: Math.max(0, height - Math.max(0, before) - (end - start) * rowHeight),
  };
}

/**
 * Scroll position that brings a row wholly into sight with the least movement.
 * @param covered px at the top that stand over the rows, such as sticky headings
 */
export function scrollTopFor(
  geometry: WindowGeometry,
  scrollTop: number,
  index: number,
  covered: number,
): number {
  const { rowHeight, viewport } = geometry;
  const { most, ratio } = travel(geometry);
  const rowTop = clamp(scrollTop, most) * ratio;
  const first = index * rowHeight;
  const last = first + rowHeight - (viewport - covered);
  if (first < rowTop) return clamp(first / ratio, most);
  return last > rowTop ? clamp(last / ratio, most) : scrollTop;
}
