import { hasReducedMotion } from '../../play-frame/has-reduced-motion.ts';

/** Duration of a move in ms. @source ours */
const moveMs = 320;

/** Moves the elements of a list, whose order has changed, from their previous places to the new ones. */
export function moveFrom(
  before: readonly string[],
  after: readonly string[],
  list: HTMLElement | null,
): void {
  if (list === null || hasReducedMotion(list)) return;
  for (const [index, id] of after.entries()) {
    const from = list.children[before.indexOf(id)];
    const to = list.children[index];
    if (!(from instanceof HTMLElement) || !(to instanceof HTMLElement) || from === to) continue;
    const x = from.offsetLeft - to.offsetLeft;
    const y = from.offsetTop - to.offsetTop;
    to.animate(
      { translate: [`${x}px ${y}px`, '0 0'] },
      { duration: moveMs, easing: 'cubic-bezier(.2,.8,.2,1)' },
    );
  }
}
