import { useEffect, type RefObject } from 'react';

/** Selector of the parts between a game's picture and its dock: a board to play on, a choice. */
const below = '.lobi-GameStage-play, .lobi-PlayFrame-board, .lobi-PlayFrame-choice';
const board = '.lobi-GameStage-play';
const dock = '.lobi-PlayFrame-dock';
const picture = '.lobi-GameStage-frame, .lobi-ArenaView-stage';

/** Space between two parts of a game on a phone, in px. */
const gap = 10;

/** A board this long scrolls in any case, in px; the picture then leaves it only a part of the screen. */
const longBoard = 320;
const partOfLongBoard = 150;
/** The most that the picture leaves to a board or choice, in px. */
const mostBelow = 240;

/** Height of all that match, with the gaps between them. */
function heightOf(root: HTMLElement, selector: string): number {
  return [...root.querySelectorAll<HTMLElement>(selector)]
    .map(({ offsetHeight }) => offsetHeight)
    .filter((height) => height > 0)
    .reduce((sum, height) => sum + height + gap, 0);
}

/**
 * Measures what one screen has to hold beside the picture of a game, and what is above it, as custom
 * properties in px of the root of the game. They are measured because notices above a game and the
 * texts of its controls differ in height from page to page and from language to language.
 *
 * While the width of the window is the same, each keeps the greatest height that it had, so that the
 * picture does not change its size with every sentence.
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
    // In the next frame: what is set here changes the heights that are observed.
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
