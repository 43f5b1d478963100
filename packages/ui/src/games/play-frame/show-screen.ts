import { hasReducedMotion } from './has-reduced-motion.ts';

/** Scrolls the picture of a game into view, if the page is scrolled to a long board below it. */
export function showScreen(inside: Element | null): void {
  inside?.closest('.lobi-GameStage-frame')?.scrollIntoView({
    block: 'nearest',
    behavior: hasReducedMotion(inside) ? 'instant' : 'smooth',
  });
}
