/** Zoom, rotation and position of an image. */
export interface ImageView {
  /** Scale relative to its fitting size. */
  readonly zoom: number;
  /** Clockwise rotation in degrees, in steps of 90 from 0 to 270. */
  readonly turn: number;
  /** Offset from the centre in px. */
  readonly x: number;
  readonly y: number;
}

/** Actions that change the view. */
export type ImageMove =
  | { readonly type: 'zoom-in' | 'zoom-out' | 'turn-left' | 'turn-right' | 'reset' | 'toggle' }
  | { readonly type: 'pan'; readonly dx: number; readonly dy: number };

/** The whole image, not rotated. */
export const wholeImage: ImageView = { zoom: 1, turn: 0, x: 0, y: 0 };

/** Zoom levels, as multiples of the fitting size. */
export const zoomSteps = [1, 1.5, 2, 3, 4] as const;

const largest = zoomSteps[zoomSteps.length - 1] ?? 1;

/** Maximum offset per step of zoom, in px: enough to see every corner without losing the image. */
const reachPx = 400;

const clamp = (value: number, bound: number): number => Math.min(bound, Math.max(-bound, value));

function shifted(view: ImageView, x: number, y: number): ImageView {
  const reach = (view.zoom - 1) * reachPx;
  return { ...view, x: clamp(x, reach) + 0, y: clamp(y, reach) + 0 };
}

const zoomed = (view: ImageView, zoom: number): ImageView =>
  shifted({ ...view, zoom }, view.x, view.y);

const turned = (view: ImageView, by: 90 | 270): ImageView => ({
  ...view,
  turn: (view.turn + by) % 360,
  x: 0,
  y: 0,
});

/** Returns the view after an action. Zooming stops at the limits; a fitting image does not move. */
export function moveImage(view: ImageView, move: ImageMove): ImageView {
  const { zoom } = view;
  const moves: Readonly<Record<Exclude<ImageMove['type'], 'pan'>, () => ImageView>> = {
    'zoom-in': () => zoomed(view, zoomSteps.find((step) => step > zoom) ?? largest),
    'zoom-out': () => zoomed(view, zoomSteps.findLast((step) => step < zoom) ?? 1),
    'turn-left': () => turned(view, 270),
    'turn-right': () => turned(view, 90),
    reset: () => wholeImage,
    toggle: () => zoomed(view, zoom === 1 ? 2 : 1),
  };
  return move.type === 'pan'
    ? shifted(view, view.x + move.dx, view.y + move.dy)
    : moves[move.type]();
}

/** Distance of one arrow key, in px. */
const stepPx = 60;

/** Keys and their actions, with and without the focus on the image. */
export const imageKeys: Readonly<Record<string, ImageMove>> = {
  '+': { type: 'zoom-in' },
  '=': { type: 'zoom-in' },
  '-': { type: 'zoom-out' },
  '0': { type: 'reset' },
  r: { type: 'turn-right' },
  R: { type: 'turn-left' },
  ArrowLeft: { type: 'pan', dx: stepPx, dy: 0 },
  ArrowRight: { type: 'pan', dx: -stepPx, dy: 0 },
  ArrowUp: { type: 'pan', dx: 0, dy: stepPx },
  ArrowDown: { type: 'pan', dx: 0, dy: -stepPx },
};
