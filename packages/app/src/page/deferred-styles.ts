/**
 * Disables style sheets that are added to the head from now on. The app adds its rules one by one while
 * it renders in the background, and the browser would recalculate the visible page after each of them.
 * Returns the function to call before the app is measured or shown.
 * @source ours
 */
export function deferStyles(): () => void {
  const deferred: HTMLStyleElement[] = [];
  const defer = (changes: readonly MutationRecord[]): void => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLStyleElement) || node.media !== '') continue;
      node.media = 'not all';
      deferred.push(node);
    }
  };
  const observer = new MutationObserver(defer);
  observer.observe(document.head, { childList: true });
  return () => {
    observer.disconnect();
    for (const style of deferred.splice(0)) style.media = '';
  };
}
