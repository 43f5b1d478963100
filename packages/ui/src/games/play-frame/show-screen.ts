import { isStill } from './is-still.ts';

/** Brings the picture of a game back into view, where the page stands at a long board below it. */
export function showScreen(inside: Element | null): void {
  inside?.closest('.lobi-GameStage-frame')?.scrollIntoView({
    block: 'nearest',
    behavior: isStill(inside) ? 'instant' : 'smooth',
  });
}
