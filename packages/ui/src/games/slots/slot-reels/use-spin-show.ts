import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { useSound } from '../../../primitives/sound/sound-context.ts';
import { hasReducedMotion } from '../../play-frame/has-reduced-motion.ts';
import type { SlotMachineData, SlotResult } from '../slots.types.ts';
import { framesOf } from '../spin-frames.ts';
import { awaitedReels } from './anticipation.ts';
import { reelFilm } from './reel-film.ts';
import { landingMs, landingTimes, restsAt, spinTiming, type ReelRun } from './reel-motion.ts';
import { useLayoutEffect } from '../../../primitives/use-layout-effect.ts';

/** State of the window. */
export interface SpinShow {
  /** The shown play; `null` before the first. */
  readonly id: string | null;
  /** Index of the spin within the play. */
  readonly step: number;
  /** Index of the moment of the stopped spin; above 0 only with a feature. */
  readonly frame: number;
  /** Whether the reels turn; the spin is revealed only after they have stopped. */
  readonly isTurning: boolean;
  /** Whether every spin of the play was animated. */
  readonly isOver: boolean;
}

interface Options {
  readonly machine: SlotMachineData;
  readonly result: SlotResult | null;
  /** Whether the stake is being sent; the reels turn until a result with another id arrives. */
  readonly spinning: boolean;
  /** Another spin of the play to show after all were animated. */
  readonly looking: number | undefined;
  readonly root: RefObject<HTMLElement | null>;
  readonly onChange: ((show: SpinShow) => void) | undefined;
}

/** One turning spin. */
interface Live {
  step: number;
  startedAt: number;
  from: readonly number[];
  target: readonly number[] | null;
  landsAt: readonly number[];
  /** Reels that take longer because the others leave something open. */
  awaited: readonly boolean[];
  /** Shown moment of the stopped spin, and when it appeared; -1 until the reels have stopped. */
  frame: number;
  shownAt: number;
}

const stopsOf = (result: SlotResult | null, step: number): readonly number[] | undefined =>
  result?.spins[step]?.stops;

/** Index of the last moment of a spin. */
const lastFrameOf = (machine: SlotMachineData, result: SlotResult | null, step: number): number => {
  const spin = result?.spins[step];
  return spin ? framesOf(machine, spin).length - 1 : 0;
};

/** Duration of the animation while the stops are unknown, in ms. */
const turningAheadMs = 3_000;

/** Inner points of a Bézier curve that is linear in time are at its thirds. */
const third = 1 / 3;

const stripsOf = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-reel]'),
];

/** Transform of a strip with a position in the top row of its window. */
const transformOf = ({ reels, rows }: SlotMachineData, reel: number, position: number): string =>
  `translate3d(0, ${(-100 * position) / ((reels[reel]?.length ?? 1) + rows)}%, 0)`;

/**
 * Returns the animations of the strips. All are read before any change, since each would otherwise cause a
 * layout.
 */
const movementsOf = (strips: readonly HTMLElement[]): Animation[] =>
  strips.flatMap((strip) => strip.getAnimations());

/** Cancels the animations, and places the strips with the given positions in the top row. */
function put(root: HTMLElement, machine: SlotMachineData, positions: readonly number[]): void {
  const strips = stripsOf(root);
  const former = movementsOf(strips);
  for (const [reel, strip] of strips.entries()) {
    strip.style.transform = transformOf(machine, reel, positions[reel] ?? 0);
  }
  for (const moved of former) moved.cancel();
}

const runOf = ({ reels }: SlotMachineData, live: Live, reel: number): ReelRun => ({
  length: reels[reel]?.length ?? 1,
  from: live.from[reel] ?? 0,
  startsAt: reel * spinTiming.startStaggerMs,
  target: live.target?.[reel] ?? null,
  landsAt: live.landsAt[reel] ?? Number.POSITIVE_INFINITY,
});

/**
 * Lets the browser animate the reels from now until they stop, or for a fixed time if the stops are unknown,
 * without scripts per frame. Earlier animations are cancelled.
 */
function film(root: HTMLElement, machine: SlotMachineData, live: Live, now: number): void {
  const fromMs = now - live.startedAt;
  const toMs = live.target === null ? fromMs + turningAheadMs : restsAt(live.landsAt);
  const strips = stripsOf(root);
  const former = movementsOf(strips);
  for (const [reel, strip] of strips.entries()) {
    const moments = reelFilm(runOf(machine, live, reel), fromMs, toMs);
    const moved = strip.animate(
      moments.map(({ atMs, position, bend }) => ({
        offset: (atMs - fromMs) / (toMs - fromMs),
        transform: transformOf(machine, reel, position),
        easing: bend ? `cubic-bezier(${third}, ${bend[0]}, ${2 * third}, ${bend[1]})` : 'linear',
      })),
      { duration: toMs - fromMs, fill: 'forwards' },
    );
    moved.startTime = document.timeline.currentTime;
  }
  for (const one of former) one.cancel();
}

const begin = (step: number, now: number, from: readonly number[]): Live => ({
  step,
  startedAt: now,
  from,
  target: null,
  landsAt: [],
  awaited: [],
  frame: -1,
  shownAt: 0,
});

/** Marks the reel that is awaited; `undefined` marks none. */
function markAwaited(root: HTMLElement, awaited: number | undefined): void {
  for (const [reel, strip] of stripsOf(root).entries())
    strip.parentElement?.toggleAttribute('data-awaited', reel === awaited);
}

/**
 * Animates the spins of a play in sequence: turns the reels while the server decides, stops them at its
 * stops, then continues with the free spins. The browser runs the animations, and gets new ones when the
 * stops are known. With reduced motion, and for the initially shown play, the result appears at once.
 */
export function useSpinShow({
  machine,
  result,
  spinning,
  looking,
  root,
  onChange,
}: Options): SpinShow {
  const [show, setShow] = useState<SpinShow>({
    id: result?.id ?? null,
    step: 0,
    frame: lastFrameOf(machine, result, 0),
    isTurning: false,
    isOver: true,
  });
  const { cue } = useSound();
  const live = useRef<Live | null>(null);
  const stops = useRef<readonly number[]>(stopsOf(result, 0) ?? machine.reels.map(() => 0));
  const isNew = result !== null && result.id !== show.id;
  const isActive = spinning || isNew || !show.isOver;

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const rest = (step: number, frame: number, isOver: boolean): void => {
      stops.current = stopsOf(result, step) ?? stops.current;
      put(element, machine, stops.current);
      // Set between frames: the reels have already stopped.
      startTransition(() => {
        setShow({ id: result?.id ?? null, step, frame, isTurning: false, isOver });
      });
    };
    if (!isActive) {
      // Without a spin, or if the stake was rejected, the reels show their last or selected position.
      live.current = null;
      stops.current = (looking !== undefined && stopsOf(result, looking)) || stops.current;
      put(element, machine, stops.current);
      return undefined;
    }
    if (hasReducedMotion(element)) {
      if (isNew) rest(0, lastFrameOf(machine, result, 0), true);
      return undefined;
    }

    let timer: ReturnType<typeof setTimeout> | undefined;
    let reels: readonly ReturnType<typeof setTimeout>[] = [];
    const again = (afterMs: number): void => {
      timer = setTimeout(next, Math.max(0, afterMs));
    };
    const next = (): void => {
      const now = performance.now();
      const isKnown = isNew || (live.current?.step ?? 0) > 0;
      const spin = (live.current ??= begin(0, now, stops.current));
      if (spin.target === null) {
        if (isKnown) {
          spin.target = stopsOf(result, spin.step) ?? null;
          spin.awaited = awaitedReels(machine, spin.target ?? []);
          spin.landsAt = landingTimes(spin.awaited, now - spin.startedAt);
          reels = spin.landsAt.map((at, reel) =>
            setTimeout(
              () => {
                cue('mark');
                markAwaited(element, spin.awaited[reel + 1] ? reel + 1 : undefined);
              },
              spin.startedAt + at + landingMs - now,
            ),
          );
        }
        film(element, machine, spin, now);
      }
      if (spin.target === null) return again(turningAheadMs);
      const turnsForMs = spin.startedAt + restsAt(spin.landsAt) - now;
      if (turnsForMs > 0) return again(turnsForMs);

      const isLast = spin.step + 1 >= (result?.spins.length ?? 1);
      const lastFrame = lastFrameOf(machine, result, spin.step);
      const stepMs = spin.step === 0 ? spinTiming.featureHoldMs : spinTiming.holdMs;
      const holdMs = spin.frame < lastFrame ? spinTiming.frameMs : stepMs;
      const holdsForMs = spin.frame < 0 ? 0 : spin.shownAt + holdMs - now;
      if (holdsForMs > 0) return again(holdsForMs);
      if (spin.frame < lastFrame) {
        spin.frame += 1;
        spin.shownAt = now;
        const isOver = isLast && spin.frame === lastFrame;
        if (spin.frame > 0) cue('mark');
        if (isOver) live.current = null;
        rest(spin.step, spin.frame, isOver);
        return isOver ? undefined : again(1);
      }
      live.current = begin(spin.step + 1, now, spin.target ?? stops.current);
      setShow((shown) => ({ ...shown, step: spin.step + 1, frame: 0, isTurning: true }));
      return again(0);
    };
    next();
    return () => {
      clearTimeout(timer);
      for (const reel of reels) clearTimeout(reel);
      markAwaited(element, undefined);
    };
  }, [isActive, isNew, result, machine, looking, root, cue]);

  const isFirstTurning = (spinning || isNew) && show.isOver;
  const { id, isTurning, isOver } = show;
  const step = (isOver ? looking : undefined) ?? show.step;
  const frame = isOver ? lastFrameOf(machine, result, step) : show.frame;
  const shown: SpinShow = isFirstTurning
    ? { id: result?.id ?? null, step: 0, frame: 0, isTurning: true, isOver: false }
    : { id, step, frame, isTurning, isOver };
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    latest.current?.({
      id: shown.id,
      step: shown.step,
      frame: shown.frame,
      isTurning: shown.isTurning,
      isOver: shown.isOver,
    });
  }, [shown.id, shown.step, shown.frame, shown.isTurning, shown.isOver]);
  return shown;
}
