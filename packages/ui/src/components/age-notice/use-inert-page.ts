import { useEffect, type RefObject } from 'react';

/** Siblings of the path from `inside` up to the body: all elements that do not contain it. */
const everythingElse = (inside: Element): HTMLElement[] => {
  const others: HTMLElement[] = [];
  for (let at: Element | null = inside; at && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement?.children ?? []) {
      if (sibling !== at && sibling instanceof HTMLElement && !sibling.inert) others.push(sibling);
    }
  }
  return others;
};

/** While `active`, nothing outside the element can be reached by pointer, keyboard or screen reader. */
export function useInertPage(inside: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active || !inside.current) return;
    const others = everythingElse(inside.current);
    for (const element of others) element.inert = true;
    return () => {
      for (const element of others) element.inert = false;
    };
  }, [inside, active]);
}
