/**
 * Fades the overlay of `index.html` once the document content is loaded, and removes it a second later,
 * on every page. The inline script of the page calls it, because the app may load later, so that this
 * module must not import anything.
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
