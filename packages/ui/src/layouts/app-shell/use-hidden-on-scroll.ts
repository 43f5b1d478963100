import { useEffect, useState } from 'react';

/** Minimum scroll distance, in px. */
const minPx = 8;

/** Whether the page was last scrolled down. Always false at the top of the page. */
export function useHiddenOnScroll(active: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!active) return;
    let last = window.scrollY;
    const listen = (): void => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < minPx) return;
      last = window.scrollY;
      setHidden(moved > 0 && last > 64);
    };
    window.addEventListener('scroll', listen, { passive: true });
    return () => {
      window.removeEventListener('scroll', listen);
      setHidden(false);
    };
  }, [active]);
  return hidden;
}
