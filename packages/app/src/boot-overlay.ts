/**
 * Fades the overlay of `index.html` once the document content is loaded, and removes it a second
 * later, on every page. It is in the page before any script, so it needs nothing but this; the script
 * in the page calls it, since the app itself may come later.
 * @source spec §1, §9 (fade 0.4 s, removal after 1 s)
 */
export function bootOverlay(page: Document, removeMs: number): void {
  const overlay = page.getElementById('overlay');
  if (!overlay) return;
  const leave = () => {
    overlay.dataset['fading'] = '';
    setTimeout(() => overlay.remove(), removeMs);
  };
  if (page.readyState === 'loading')
    page.addEventListener('DOMContentLoaded', leave, { once: true });
  else leave();
}
