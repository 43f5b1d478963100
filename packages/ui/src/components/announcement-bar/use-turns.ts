import { useEffect, useState, type HTMLAttributes } from 'react';

interface Turns {
  /** Current index, from 0. */
  at: number;
  go: (by: 1 | -1) => void;
  /** Props for the element that pauses rotation while it is hovered or contains the focus. */
  hold: Pick<
    HTMLAttributes<HTMLElement>,
    'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  >;
}

const prefersStill = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['lobiMotion'] === 'reduced';

/** Rotates through the items, unless paused, hovered, focused or with reduced motion. */
export function useTurns({
  count,
  turnMs,
  paused,
}: {
  count: number;
  turnMs: number;
  paused: boolean;
}): Turns {
  const [position, setPosition] = useState(0);
  const [held, setHeld] = useState(false);
  const at = count === 0 ? 0 : position % count;

  useEffect(() => {
    if (paused || held || count < 2 || turnMs === 0) return;
    const timer = setInterval(() => {
      if (!prefersStill()) setPosition(at + 1);
    }, turnMs);
    return () => clearInterval(timer);
  }, [at, count, turnMs, paused, held]);

  return {
    at,
    go: (by) => setPosition((at + by + count) % count),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
