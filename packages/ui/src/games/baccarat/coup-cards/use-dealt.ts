import { useEffect, useState, type RefObject } from 'react';
import { useSound } from '../../../primitives/sound/sound-context.ts';
import { hasReducedMotion } from '../../play-frame/has-reduced-motion.ts';
import type { BaccaratRound } from '../baccarat.types.ts';
import { dealMs, dealOrder, dealStepMs } from '../deal-order.ts';

/** Progress of a round's deal, as displayed. */
export interface Dealt {
  /** Time of the first card, in ms after the round was first displayed. */
  readonly startInMs: number;
  /** Whether all cards are dealt, so that points and winner can be revealed. */
  readonly isDealt: boolean;
}

/**
 * Returns the progress of the deal of one round; key the component by the round. A late viewer sees the cards
 * that are already dealt, and with reduced motion all appear at once.
 */
export function useDealt(
  { closesAt, phase, coup }: BaccaratRound,
  now: () => number,
  root: RefObject<Element | null>,
): Dealt {
  const [startInMs] = useState(() => Math.min(0, closesAt - now()));
  const [hasPassed, setHasPassed] = useState(false);
  const { cue } = useSound();
  const lengthMs = coup ? dealMs(coup) : undefined;
  useEffect(() => {
    if (lengthMs === undefined) return undefined;
    const wait = hasReducedMotion(root.current) ? 0 : Math.max(0, lengthMs + closesAt - now());
    const timer = setTimeout(() => setHasPassed(true), wait);
    return () => clearTimeout(timer);
  }, [lengthMs, closesAt, now, root]);
  const cardCount = coup ? dealOrder(coup).length : 0;
  useEffect(() => {
    if (hasReducedMotion(root.current)) return undefined;
    const timers = Array.from(
      { length: cardCount },
      (_, turn) => closesAt + turn * dealStepMs - now(),
    )
      .filter((waitMs) => waitMs > 0)
      .map((waitMs) => setTimeout(() => cue('mark'), waitMs));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [cardCount, closesAt, now, root, cue]);
  return { startInMs, isDealt: coup !== null && (hasPassed || phase === 'settled') };
}
