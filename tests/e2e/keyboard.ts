import { expect, type Locator, type Page } from '@playwright/test';

/** Most keys to get anywhere on a page. */
const farthest = 120;

/** Key that goes on inside a part that the Tab key passes as one. */
const keysInside = [
  ['[role="radiogroup"], [role="menu"], [role="listbox"], [role="treegrid"]', 'ArrowDown'],
  ['.lobi-ReviewQueue-list ul', 'ArrowDown'],
  ['[role="tablist"], [role="toolbar"]', 'ArrowRight'],
] as const;

/** Where the focus is as seen from an element, and the key that may bring it nearer. */
const lookFrom = (element: Element, inside: typeof keysInside) => {
  const active = document.activeElement;
  const key = inside.find(([parts]) => active?.closest(parts)?.contains(element))?.[1] ?? 'Tab';
  const name = active?.getAttribute('aria-label') ?? active?.textContent ?? '';
  return {
    isHere: active === element,
    key,
    name: `${active?.tagName.toLowerCase()} “${name.trim().slice(0, 30)}”`,
  };
};

/**
 * Brings the focus to an element as a user without a mouse does. Fails when no key gets there, and
 * reports the elements that were passed.
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

/** Goes to an element and presses Enter on it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await focusOn(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types over what is in it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await focusOn(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
