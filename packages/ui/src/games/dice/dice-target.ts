import type { DiceChoice, DiceTargets } from './dice.types.ts';

/** Steps of the slider and of its keys, in hundredths of a point. The field beside it is exact. */
const step = { drag: 50, arrow: 100, page: 1_000 } as const;

/** A roll goes from 0.00 to 100.00. */
export const rollEnd = 10_000;

/** Target within what may be chosen. */
export const clampTarget = ({ direction, target }: DiceChoice, targets: DiceTargets): number =>
  Math.min(targets[direction].most, Math.max(targets[direction].least, target));

/** Whether a target may be chosen. */
export const isTarget = (choice: DiceChoice, targets: DiceTargets): boolean =>
  clampTarget(choice, targets) === choice.target;

/** The same chance on the other side. */
export const turned = ({ direction, target }: DiceChoice): DiceChoice => ({
  direction: direction === 'under' ? 'over' : 'under',
  target: rollEnd - target,
});

/** A dragged target, on the steps of the slider. */
export const draggedTo = (target: number): number => Math.round(target / step.drag) * step.drag;

/** Where a key of the slider leads; `undefined` for keys that are not its own. */
export function keyedTo(key: string, choice: DiceChoice, targets: DiceTargets): number | undefined {
  const { target, direction } = choice;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: target + step.arrow,
    ArrowUp: target + step.arrow,
    ArrowLeft: target - step.arrow,
    ArrowDown: target - step.arrow,
    PageUp: target + step.page,
    PageDown: target - step.page,
    Home: targets[direction].least,
    End: targets[direction].most,
  };
  const place = places[key];
  return place === undefined ? undefined : clampTarget({ direction, target: place }, targets);
}
