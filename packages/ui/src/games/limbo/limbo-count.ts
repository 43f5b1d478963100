import type { LimboTargets } from './limbo.types.ts';

/**
 * The multiple of the animation between 1 and the result: it grows exponentially. In basis points, rounded to
 * whole hundredths.
 */
export function countedBp(resultBp: number, share: number): number {
  if (share >= 1) return resultBp;
  const ratio = Math.max(1, resultBp / 10_000);
  return Math.floor(100 * ratio ** share) * 100;
}

/** Whether a target is allowed. */
export const isLimboTarget = (
  targetBp: number | null,
  { minimumBp, maximumBp, stepBp }: LimboTargets,
): targetBp is number =>
  targetBp !== null && targetBp >= minimumBp && targetBp <= maximumBp && targetBp % stepBp === 0;

/** Distance to the next target of two significant digits: 0.1 below 10×, 1 below 100×. */
const stepAt = (targetBp: number): number => 10 ** Math.floor(Math.log10(targetBp)) / 10;

const higher = (targetBp: number): number => {
  const step = stepAt(targetBp);
  return (Math.floor(targetBp / step) + 1) * step;
};

const lower = (targetBp: number): number => {
  // From 10× down, the steps are those below it.
  const step = stepAt(targetBp - 1);
  return (Math.ceil(targetBp / step) - 1) * step;
};

const clamp = (targetBp: number, { minimumBp, maximumBp }: LimboTargets): number =>
  Math.min(maximumBp, Math.max(minimumBp, targetBp));

const repeated = (move: (targetBp: number) => number, targetBp: number): number =>
  Array.from({ length: 10 }).reduce<number>((reached) => move(reached), targetBp);

/** The highest target that can be dragged to; arrow keys and the field reach higher ones. */
export const highestDraggedBp = 1_000_000;

/** Positions of the slider, from 1× to the highest. */
export const sliderEnd = 1_000;

/** The target at a position of the slider, rounded to two significant digits. */
export function draggedTo(position: number, targets: LimboTargets): number {
  const targetBp = 10_000 * 100 ** (position / sliderEnd);
  const step = stepAt(targetBp);
  return clamp(Math.round(targetBp / step) * step, targets);
}

/** Target after a key press; `undefined` for keys that the slider does not handle. */
export function keyedTo(key: string, targetBp: number, targets: LimboTargets): number | undefined {
  const moves: Readonly<Record<string, () => number>> = {
    ArrowUp: () => higher(targetBp),
    ArrowRight: () => higher(targetBp),
    ArrowDown: () => lower(targetBp),
    ArrowLeft: () => lower(targetBp),
    PageUp: () => repeated(higher, targetBp),
    PageDown: () => repeated(lower, targetBp),
    Home: () => targets.minimumBp,
    End: () => highestDraggedBp,
  };
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return move && clamp(move(), targets);
}

/** Height of a multiple in the picture, from 0 at 1× to 1 at 100× and above. */
export const heightOf = (multipleBp: number): number =>
  Math.min(1, Math.max(0, Math.log10(Math.max(1, multipleBp / 10_000)) / 2));
