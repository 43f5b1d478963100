import type { Page } from '@playwright/test';

/** Sizes on which every screen is read: the narrowest phone, and a phone with text of twice the size. */
export const readers = [
  { name: '320 px', width: 320, height: 640, textScale: 1 },
  { name: '200 % text', width: 390, height: 844, textScale: 2 },
] as const;

export type Reader = (typeof readers)[number];

/** Size of text that a browser starts from, in px. */
const usualTextSize = 16;

/** Sets the window and the size of text, as a reader does in the settings of a browser. */
export async function readAs(page: Page, { width, height, textScale }: Reader): Promise<void> {
  await page.setViewportSize({ width, height });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', {
    fontSizes: { standard: usualTextSize * textScale, fixed: usualTextSize * textScale },
  });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/**
 * Returns the parts of a page that a reader of a narrow window or of large text cannot reach: parts
 * that stick out of the page, text that is cut off without an ellipsis, controls that are covered.
 * One line each. One line each.
 */
export const layoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Half a line of small print: less is the room of accents, not of letters. */
    const tolerance = 3;
    /** Height that the head of a page covers at the upper edge. */
    const edge = 80;
    const problems = new Set<string>();
    const page_ = document.documentElement;
    const nameOf = (element: Element): string => {
      const near = element.closest('[class*="lobi-"]')?.getAttribute('class') ?? '';
      const part = /lobi-[\w-]+/.exec(near);
      const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      return `${element.tagName.toLowerCase()} in ${part?.[0] ?? 'page'} "${text}"`;
    };
    /** Parts from an element up to the page, as far as they can cut it off. */
    const around = (element: Element): Element[] => {
      const all: Element[] = [];
      for (let each = element.parentElement; each && each !== page_; each = each.parentElement) {
        all.push(each);
      }
      return all;
    };
    const isSpokenOnly = (element: Element): boolean =>
      [element, ...around(element)].some((each) => {
        const { width, height } = each.getBoundingClientRect();
        const { clipPath, overflowX } = getComputedStyle(each);
        if (clipPath.startsWith('inset(50%')) return true;
        return width <= 2 && height <= 2 && overflowX !== 'visible';
      });
    const scrolls = (element: Element): boolean =>
      around(element).some((each) => {
        const { overflowX } = getComputedStyle(each);
        return (
          overflowX !== 'visible' && overflowX !== 'clip' && each.scrollWidth > each.clientWidth
        );
      });

    if (page_.scrollWidth > page_.clientWidth) {
      const out = [...document.querySelectorAll('body *')].filter((each) => {
        const { right, width } = each.getBoundingClientRect();
        return width > 0 && right > page_.clientWidth + 1 && !scrolls(each) && !isSpokenOnly(each);
      });
      const deepest = out.filter(
        (each) => !out.some((other) => each !== other && each.contains(other)),
      );
      problems.add(`the page is ${page_.scrollWidth - page_.clientWidth} px too wide`);
      for (const each of deepest.slice(0, 3)) problems.add(`sticks out: ${nameOf(each)}`);
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (
        !parent ||
        !text.nodeValue?.trim() ||
        !parent.checkVisibility({ visibilityProperty: true })
      )
        continue;
      if (parent.closest('[aria-hidden="true"], [inert], svg, noscript, style, script')) continue;
      if (isSpokenOnly(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      for (const each of [parent, ...around(parent)]) {
        const { overflowX, overflowY, textOverflow, position, webkitLineClamp } =
          getComputedStyle(each);
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
        if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto') break;
        const frame = each.getBoundingClientRect();
        const cutsX =
          overflowX !== 'visible' &&
          (box.right > frame.right + tolerance || box.left < frame.left - tolerance);
        const cutsY =
          overflowY !== 'visible' &&
          (box.bottom > frame.bottom + tolerance || box.top < frame.top - tolerance);
        if (cutsX || cutsY) {
          problems.add(`cut off: ${nameOf(parent)}`);
          break;
        }
        if (position === 'fixed') break;
      }
    }

    const controls = 'a[href], button, input, select, textarea, [role="switch"], [role="radio"]';
    // Parts behind an open dialog wait until it is closed.
    const room = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
    for (const control of (room ?? document).querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (control.closest('[inert]') || isSpokenOnly(control)) continue;
      const { width, height } = control.getBoundingClientRect();
      if (width < 3 || height < 3) continue;
      // A part fixed at an edge of the screen may cover a control only until the reader scrolls on.
      let lies: Element | null = null;
      const isReached = (['center', 'start', 'end'] as const).some((block) => {
        control.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        if (block === 'start') scrollBy({ top: -edge, behavior: 'instant' });
        const { left, top } = control.getBoundingClientRect();
        const x = left + width / 2;
        const y = top + height / 2;
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return block === 'center';
        lies = document.elementFromPoint(x, y);
        return (
          !lies ||
          control.contains(lies) ||
          lies.contains(control) ||
          // News of what others do comes over a page, and disappears automatically or when it is
          // dismissed.
          lies.closest('.lobi-Toasts-viewport') !== null ||
          lies.closest('label')?.contains(control) === true ||
          control.closest('label')?.contains(lies) === true
        );
      });
      if (!isReached && lies) problems.add(`covered: ${nameOf(control)} by ${nameOf(lies)}`);
    }
    scrollTo(0, 0);
    return [...problems];
  });
