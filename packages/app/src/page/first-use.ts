/** Events that count as the first interaction with the page. */
const uses = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

let used: Promise<void> | undefined;

/**
 * Resolves at the visitor's first interaction with the page since the first call. Parts that are only
 * needed then, such as the list of a menu, are not loaded before.
 * @source ours
 */
export function firstUse(): Promise<void> {
  used ??= new Promise((resolve) => {
    const act = (): void => {
      for (const use of uses) removeEventListener(use, act, { capture: true });
      resolve();
    };
    for (const use of uses) addEventListener(use, act, { capture: true, passive: true });
  });
  return used;
}
