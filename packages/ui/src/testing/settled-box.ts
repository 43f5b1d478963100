/** Number of frames of the browser without a change after which a layout is settled. */
const quietFrames = 5;

const sameBox = (one: DOMRect, other: DOMRect): boolean =>
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.height === other.height;

/**
 * Returns the box of an element when it has stopped changing. The frame of a game measures its parts after
 * the first paint and then changes the size of its picture, so that a point of an earlier box can lie outside.
 */
export async function settledBox(element: Element): Promise<DOMRect> {
  let box = element.getBoundingClientRect();
  let quiet = 0;
  while (quiet < quietFrames) {
    await new Promise(requestAnimationFrame);
    const now = element.getBoundingClientRect();
    quiet = sameBox(box, now) ? quiet + 1 : 0;
    box = now;
  }
  return box;
}
