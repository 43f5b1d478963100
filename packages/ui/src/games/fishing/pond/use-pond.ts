import { useCallback, useEffect, useRef, useState, type RefCallback, type RefObject } from 'react';
import { isStill } from '../../play-frame/is-still.ts';
import { shoalsOf } from './pond.ts';
import { runPond, type PondFacts } from './run-pond.ts';
import { useLayoutEffect } from '../../../primitives/use-layout-effect.ts';

interface Pond {
  /** Ref of the stage, whose motion setting applies to the pond. */
  readonly root: RefCallback<HTMLElement>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Whether motion is reduced; then nothing is painted, and results are revealed at once. */
  readonly isStill: boolean;
}

/** Runs the pond of a seed while its canvas is mounted. */
export function usePond(seed: string, fish: readonly string[] | undefined, facts: PondFacts): Pond {
  const { result } = facts;
  const [still, setStill] = useState(false);
  const [firstId] = useState(result?.id ?? null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(facts);
  const root = useCallback((element: HTMLElement | null) => {
    if (element) setStill(isStill(element));
  }, []);
  useLayoutEffect(() => {
    latest.current = facts;
  });

  const resultId = result?.id ?? null;
  useEffect(() => {
    if (still && resultId !== null && resultId !== firstId) latest.current.onRest(resultId);
  }, [still, resultId, firstId]);

  useEffect(() => {
    if (still || !canvas.current) return undefined;
    return runPond(canvas.current, { seed, shoals: shoalsOf(fish) }, firstId, () => latest.current);
  }, [seed, fish, still, firstId]);

  return { root, canvas, isStill: still };
}
