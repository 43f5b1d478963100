import type { Ref, RefCallback } from 'react';

/** Combines several refs. */
export function mergeRefs<Element>(
  ...refs: readonly (Ref<Element> | undefined)[]
): RefCallback<Element> {
  return (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}
