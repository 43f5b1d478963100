import type { Page } from '@playwright/test';

/** Sizes at which every screen is checked: the narrowest phone, and a phone with doubled text size. */
export const readers = [
  { name: '320 px', width: 320, height: 640, textScale: 1 },
  { name: '200 % text', width: 390, height: 844, textScale: 2 },
] as const;

export type Reader = (typeof readers)[number];

/** Size of text that a browser starts from, in px. */
const usualTextSize = 16;

/** Sets the window and the text size, like a user in the settings of a browser. */
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
 * Returns parts of a page that are unreachable in a narrow window or with large text: parts that
 * overflow the page, text that is cut off without an ellipsis, covered controls. One line each.
 */
export const layoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Half a line of small print: a smaller overflow cuts off accents, not letters. */
    const tolerance = 3;
    /** Height that the page header covers at the upper edge. */
    const edge = 80;
    const problems = new Set<string>();
    const page_ = document.documentElement;
    const nameOf = (element: Element): string => {
      const near = element.closest('[class*="lobi-"]')?.getAttribute('class') ?? '';
      const part = /lobi-[\w-]+/.exec(near);
      const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      return `${element.tagName.toLowerCase()} in ${part?.[0] ?? 'page'} "${text}"`;
    };
    /** Ancestors of an element up to the page that can clip it. */
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
    // Elements behind an open dialog are skipped until it is closed.
    const room = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
    for (const control of (room ?? document).querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (control.closest('[inert]') || isSpokenOnly(control)) continue;
      const { width, height } = control.getBoundingClientRect();
      if (width < 3 || height < 3) continue;
      // A fixed element at an edge of the screen may cover a control if scrolling reveals it.
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
          // Toasts cover a page temporarily, and can be dismissed.
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
