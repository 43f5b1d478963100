/** The scheduler of the page, which the DOM types do not include. */
interface Scheduler {
  yield?(): Promise<void>;
}

/**
 * Ends the current task, so that the browser can respond to a press and paint before the work continues.
 * @source ours
 */
export function endTask(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
