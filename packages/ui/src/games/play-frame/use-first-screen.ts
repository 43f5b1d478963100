import { useEffect, type RefObject } from 'react';

/** Selector of the parts between a game's picture and its dock: a board to play on, a choice. */
const below = '.lobi-GameStage-play, .lobi-PlayFrame-board, .lobi-PlayFrame-choice';
const board = '.lobi-GameStage-play';
const dock = '.lobi-PlayFrame-dock';
const picture = '.lobi-GameStage-frame, .lobi-ArenaView-stage';

/** Space between two parts of a game on a phone, in px. */
const gap = 10;

/**
 * Height in px from which a board scrolls in any case; the picture then leaves only a part of the screen for
 * it.
 */
const longBoard = 320;
const partOfLongBoard = 150;
/** Maximum height that the picture leaves for a board or choice, in px. */
const mostBelow = 240;

/** Returns the height of all matching elements, including the gaps between them. */
function heightOf(root: HTMLElement, selector: string): number {
  return [...root.querySelectorAll<HTMLElement>(selector)]
    .map(({ offsetHeight }) => offsetHeight)
    .filter((height) => height > 0)
    .reduce((sum, height) => sum + height + gap, 0);
}

/**
 * Measures the height of the parts that must fit on one screen with the picture of a game, and of the parts
 * above it, and sets them as custom properties in px on the game's root. They are measured because notices
 * above a game and the texts of its controls differ by page and language. While the width of the window is
 * unchanged, each keeps its maximum height, so that the picture does not change its size with every text.
 */
export function useFirstScreen(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let frame = 0;
    let width = 0;
    const greatest = new Map<string, number>();
    const set = (property: string, height: number): void => {
      greatest.set(property, Math.max(greatest.get(property) ?? 0, height));
      element.style.setProperty(property, `${greatest.get(property)}px`);
    };
    const measure = (): void => {
      if (width !== window.innerWidth) {
        width = window.innerWidth;
        greatest.clear();
      }
      const all = heightOf(element, below);
      set('--play-below', all > longBoard ? partOfLongBoard : Math.min(all, mostBelow));
      set('--play-board', heightOf(element, board));
      set('--play-dock', heightOf(element, dock));
      const top = element.querySelector(picture)?.getBoundingClientRect().top ?? 0;
      const scrolled = document.fullscreenElement ? 0 : window.scrollY;
      element.style.setProperty('--play-above', `${Math.round(top + scrolled)}px`);
    };
    // Deferred to the next frame, because the values set here change the observed heights.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(element);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [root]);
}
