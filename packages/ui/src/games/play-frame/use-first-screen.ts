import type { RefObject } from 'react';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

const board = '.lobi-GameStage-play';
/** Parts between picture and dock that scroll with the page: a choice, the odds of an arena. */
const scrolling = '.lobi-PlayFrame-board, .lobi-PlayFrame-choice';
const dock = '.lobi-PlayFrame-dock';
const head = '.lobi-GameStage-toolbar';
const picture = '.lobi-GameStage-frame, .lobi-ArenaView-stage';
/** Parts whose size decides the space of the picture. */
const measuredParts = [board, scrolling, dock, head].join();

/** Custom property of the minimum height of the dock: the largest that it has had. */
const minimumDock = '--play-dock-minimum';

/**
 * Height in px from which these parts scroll in any case; the picture then leaves only a part of the screen
 * for them.
 */
const longParts = 320;
const partOfLongParts = 150;
/** Maximum height that the picture leaves for parts that scroll with the page, in px. */
const maximumScrolling = 240;

const orderOf = (part: Element | null): number => (part ? Number(getComputedStyle(part).order) : 0);

/** Returns the visible parts, without those that the layout moves below the dock. */
function shownParts(root: HTMLElement, selector: string): HTMLElement[] {
  const last = orderOf(root.querySelector(dock));
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(
    // A visually hidden part is 1 px high.
    (part) => part.offsetHeight > 1 && orderOf(part) <= last,
  );
}

/** Returns the height of all matching parts, each with the gap before it. */
const heightOf = (root: HTMLElement, selector: string, gap: number): number =>
  shownParts(root, selector).reduce((sum, { offsetHeight }) => sum + offsetHeight + gap, 0);

/**
 * Measures the height of the parts that must fit on one screen with the picture of a game, and of the parts
 * above it, and sets them as custom properties in px on the game's root. They are measured because notices
 * above a game and the texts of its controls differ by page and language. While window and parts are
 * unchanged, each keeps its maximum height, so that the picture does not change its size with every text.
 */
export function useFirstScreen(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let frame = 0;
    let state = '';
    // Deferred to the next frame, because the values set here change the observed heights.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    const observed = new WeakSet<Element>();
    // The game fills the screen, so that a part can change or disappear without changing the game's size.
    const observeParts = (): void => {
      for (const part of element.querySelectorAll(measuredParts)) {
        if (!observed.has(part)) observer.observe(part);
        observed.add(part);
      }
    };
    const greatest = new Map<string, number>();
    const set = (property: string, height: number): void => {
      greatest.set(property, Math.max(greatest.get(property) ?? 0, height));
      element.style.setProperty(property, `${greatest.get(property)}px`);
    };
    const measure = (): void => {
      observeParts();
      // An open play, or a bought card, has other parts, which leave another space for the picture.
      const parts = shownParts(element, scrolling).length;
      const now = `${window.innerWidth} ${window.innerHeight} ${parts}`;
      if (state !== now) {
        state = now;
        greatest.clear();
        element.style.removeProperty(minimumDock);
      }
      const stage = element.querySelector('.lobi-GameStage-root') ?? element;
      const gap = Number.parseFloat(getComputedStyle(stage).rowGap) || 0;
      const choice = heightOf(element, scrolling, gap);
      const minimum = choice > longParts ? partOfLongParts : Math.min(choice, maximumScrolling);
      const played = heightOf(element, board, gap);
      set('--play-choice', minimum);
      set('--play-board', played);
      set('--play-below', minimum + played);
      set('--play-dock', heightOf(element, dock, gap));
      set(minimumDock, heightOf(element, dock, 0));
      const scrolled = document.fullscreenElement ? 0 : window.scrollY;
      const topOf = (selector: string): string => {
        const { top = 0 } = element.querySelector(selector)?.getBoundingClientRect() ?? {};
        return `${Math.round(top + scrolled)}px`;
      };
      element.style.setProperty('--play-above', topOf(picture));
      element.style.setProperty('--play-top', topOf(head));
      element.style.setProperty('--play-head', `${heightOf(element, head, 0)}px`);
    };
    // Before the first paint, so that the picture hardly changes its size after it. The maxima begin with the
    // next measurement, when the global styles are certainly applied.
    measure();
    state = '';
    observer.observe(element);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [root]);
}
