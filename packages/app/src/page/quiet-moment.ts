/** Maximum wait for an idle page, in milliseconds. */
const quietWithinMs = 2_000;

/** Resolves when the page is idle; Safari cannot detect that and waits for a short time. */
export function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: quietWithinMs });
    } else setTimeout(resolve, quietWithinMs / 10);
  });
}
