import { useCallback, useEffect, useRef, useState, type RefCallback, type RefObject } from 'react';
import { hasReducedMotion } from '../../play-frame/has-reduced-motion.ts';
import { shoalsOf } from './pond.ts';
import { boardPoints, nextInDirection, type Direction } from './aim.ts';
import { runPond, type PondFacts, type RunningPond } from './run-pond.ts';
import { useHandler } from '../../../primitives/use-handler.ts';
import { useLayoutEffect } from '../../../primitives/use-layout-effect.ts';

interface Pond {
  /** Ref of the stage, whose motion setting applies to the pond. */
  readonly root: RefCallback<HTMLElement>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Whether motion is reduced; then nothing is painted, and results are revealed at once. */
  readonly isMotionReduced: boolean;
  /** Aims at the next fish in a direction, if there is one. */
  readonly step: (direction: Direction) => void;
}

/** Runs the pond of a seed while its canvas is mounted. */
export function usePond(seed: string, fish: readonly string[] | undefined, facts: PondFacts): Pond {
  const { result } = facts;
  const [isMotionReduced, setMotionReduced] = useState(false);
  const [firstId] = useState(result?.id ?? null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(facts);
  const running = useRef<RunningPond>(undefined);
  const root = useCallback((element: HTMLElement | null) => {
    if (element) setMotionReduced(hasReducedMotion(element));
  }, []);
  useLayoutEffect(() => {
    latest.current = facts;
  });

  const resultId = result?.id ?? null;
  useEffect(() => {
    const { result: shown, onRest } = latest.current;
    if (isMotionReduced && shown && resultId !== firstId) onRest(shown);
  }, [isMotionReduced, resultId, firstId]);

  useEffect(() => {
    if (isMotionReduced || !canvas.current) return undefined;
    const water = { seed, shoals: shoalsOf(fish) };
    const pond = runPond(canvas.current, water, firstId, () => latest.current);
    running.current = pond;
    return () => {
      running.current = undefined;
      pond.stop();
    };
  }, [seed, fish, isMotionReduced, firstId]);

  const step = useHandler((direction: Direction): void => {
    if (!isMotionReduced) {
      running.current?.step(direction);
      return;
    }
    const points = boardPoints(shoalsOf(fish).map(({ name }) => name));
    const from = points.find(({ name }) => name === facts.target);
    const found = nextInDirection(points, from, direction);
    if (found) facts.onAim(found.name);
  });

  return { root, canvas, isMotionReduced, step };
}
