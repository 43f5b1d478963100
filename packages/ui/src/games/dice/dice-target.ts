import type { DiceChoice, DiceTargets } from './dice.types.ts';

/** Steps of the slider and of its keys, in hundredths of a point. The field beside it accepts any target. */
const step = { drag: 50, arrow: 100, page: 1_000 } as const;

/** Range of a roll: 0.00 to 100.00. */
export const rollEnd = 10_000;

/** Clamps a target to the allowed range. */
export const clampTarget = ({ direction, target }: DiceChoice, targets: DiceTargets): number =>
  Math.min(targets[direction].maximum, Math.max(targets[direction].minimum, target));

/** Whether a target is allowed. */
export const isTarget = (choice: DiceChoice, targets: DiceTargets): boolean =>
  clampTarget(choice, targets) === choice.target;

/** Returns the target with the same chance on the other side. */
export const turned = ({ direction, target }: DiceChoice): DiceChoice => ({
  direction: direction === 'under' ? 'over' : 'under',
  target: rollEnd - target,
});

/** Rounds a dragged target to the steps of the slider. */
export const draggedTo = (target: number): number => Math.round(target / step.drag) * step.drag;

/** Target after a key press; `undefined` for keys that the slider does not handle. */
export function keyedTo(key: string, choice: DiceChoice, targets: DiceTargets): number | undefined {
  const { target, direction } = choice;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: target + step.arrow,
    ArrowUp: target + step.arrow,
    ArrowLeft: target - step.arrow,
    ArrowDown: target - step.arrow,
    PageUp: target + step.page,
    PageDown: target - step.page,
    Home: targets[direction].minimum,
    End: targets[direction].maximum,
  };
  const place = places[key];
  return place === undefined ? undefined : clampTarget({ direction, target: place }, targets);
}
