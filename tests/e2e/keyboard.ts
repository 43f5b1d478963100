import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum number of keys to reach anything on a page. */
const farthest = 120;

/** Key that moves inside a composite widget, which is one tab stop. */
const keysInside = [
  ['[role="radiogroup"], [role="menu"], [role="listbox"], [role="treegrid"]', 'ArrowDown'],
  ['.lobi-ReviewQueue-list ul', 'ArrowDown'],
  ['[role="tablist"], [role="toolbar"]', 'ArrowRight'],
] as const;

/**
 * Finds the focus relative to an element, and the key that may bring it nearer. In a grid the focus is on
 * the cell, where Enter presses the control in it.
 */
const lookFrom = (element: Element, inside: typeof keysInside) => {
  const active = document.activeElement;
  // Headings are tab stops.
  const row = active?.closest('[role="grid"] [data-place]');
  const isInCells = row?.closest('[role="grid"]')?.contains(element) === true;
  const inCells = active?.closest('tr') === element.closest('tr') ? 'ArrowRight' : 'ArrowDown';
  const key = isInCells
    ? inCells
    : (inside.find(([parts]) => active?.closest(parts)?.contains(element))?.[1] ?? 'Tab');
  const name = active?.getAttribute('aria-label') ?? active?.textContent ?? '';
  return {
    isHere: active === element || element.closest('[role="grid"] [data-cell]') === active,
    key,
    name: `${active?.tagName.toLowerCase()} “${name.trim().slice(0, 30)}”`,
  };
};

/**
 * Moves the focus to an element like a keyboard user. Fails if no key reaches it, and reports the
 * elements on the way.
 */
export async function focusOn(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const passed: string[] = [];
  while (passed.length < farthest) {
    const { isHere, key, name } = await target.evaluate(lookFrom, keysInside);
    if (isHere) return;
    passed.push(name);
    await page.keyboard.press(key);
  }
  throw new Error(`No key leads to ${String(target)}. Passed: ${passed.join(' → ')}`);
}

/** Moves to an element and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await focusOn(page, target);
  await page.keyboard.press('Enter');
}

/** Moves to a field and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await focusOn(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
