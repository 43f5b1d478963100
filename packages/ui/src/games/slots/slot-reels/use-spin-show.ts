import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isStill } from '../../play-frame/is-still.ts';
import type { SlotMachineData, SlotResult } from '../slots.types.ts';
import { landingTimes, reelPlace, restsAt, spinTiming, type ReelRun } from './reel-motion.ts';

/** What the window shows now. */
export interface SpinShow {
  /** The play that is shown; `null` before the first. */
  readonly id: string | null;
  /** Place of the spin among those of the play. */
  readonly step: number;
  /** Do the reels turn? Until they rest nothing is told of the spin. */
  readonly isTurning: boolean;
  /** Was every spin of the play shown? */
  readonly isOver: boolean;
}

interface Options {
  readonly machine: SlotMachineData;
  readonly result: SlotResult | null;
  /** The stake is on its way: the reels turn until a result with another id comes. */
  readonly spinning: boolean;
  /** Another spin of the play to look at, once all were shown. */
  readonly looking: number | undefined;
  readonly root: RefObject<HTMLElement | null>;
  readonly onChange: ((show: SpinShow) => void) | undefined;
}

/** One spin on its way. */
interface Live {
  step: number;
  startedAt: number;
  from: readonly number[];
  target: readonly number[] | null;
  landsAt: readonly number[];
  restedAt: number | null;
}

const stopsOf = (result: SlotResult | null, step: number): readonly number[] | undefined =>
  result?.spins[step]?.stops;

/** Puts the strips so that given places stand in the top row. */
function put(root: HTMLElement, machine: SlotMachineData, places: readonly number[]): void {
  root.querySelectorAll<HTMLElement>('[data-reel]').forEach((strip, reel) => {
    const cells = (machine.reels[reel]?.length ?? 1) + machine.rows;
    strip.style.transform = `translate3d(0, ${(-100 * (places[reel] ?? 0)) / cells}%, 0)`;
  });
}

const placesAt = ({ reels }: SlotMachineData, live: Live, now: number): number[] =>
  reels.map((reel, index) => {
    const run: ReelRun = {
      length: reel.length,
      from: live.from[index] ?? 0,
      startsAt: index * spinTiming.startStaggerMs,
      target: live.target?.[index] ?? null,
      landsAt: live.landsAt[index] ?? Number.POSITIVE_INFINITY,
    };
    return reelPlace(run, now - live.startedAt);
  });

const begin = (step: number, now: number, from: readonly number[]): Live => ({
  step,
  startedAt: now,
  from,
  target: null,
  landsAt: [],
  restedAt: null,
});

/**
 * Shows the spins of a play one after the other: turns the reels while the server decides, lets them
 * come to rest on its stops, then goes on to the free spins. Only `transform` changes from frame to
 * frame. Where motion is reduced, and for a play that was there at first, the result stands at once.
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
    isTurning: false,
    isOver: true,
  });
  const live = useRef<Live | null>(null);
  const stops = useRef<readonly number[]>(stopsOf(result, 0) ?? machine.reels.map(() => 0));
  const isNew = result !== null && result.id !== show.id;
  const isActive = spinning || isNew || !show.isOver;

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const rest = (step: number, isOver: boolean): void => {
      stops.current = stopsOf(result, step) ?? stops.current;
      put(element, machine, stops.current);
      setShow({ id: result?.id ?? null, step, isTurning: false, isOver });
    };
    if (!isActive) {
      // Nothing turns, or the stake was refused: the reels stand as before, or where one looks.
      live.current = null;
      stops.current = (looking !== undefined && stopsOf(result, looking)) || stops.current;
      put(element, machine, stops.current);
      return undefined;
    }
    if (isStill(element)) {
      if (isNew) rest(0, true);
      return undefined;
    }

    let frame = 0;
    const next = (now: number): void => {
      frame = requestAnimationFrame(next);
      const spin = (live.current ??= begin(0, now, stops.current));
      if (spin.target === null && (isNew || spin.step > 0)) {
        spin.target = stopsOf(result, spin.step) ?? null;
        spin.landsAt = landingTimes(machine.reels.length, now - spin.startedAt);
      }
      put(element, machine, placesAt(machine, spin, now));
      if (spin.target === null || now - spin.startedAt < restsAt(spin.landsAt)) return;

      const isLast = spin.step + 1 >= (result?.spins.length ?? 1);
      if (spin.restedAt === null) {
        spin.restedAt = now;
        if (isLast) live.current = null;
        rest(spin.step, isLast);
        return;
      }
      const hold = spin.step === 0 ? spinTiming.featureHoldMs : spinTiming.holdMs;
      if (now - spin.restedAt < hold) return;
      live.current = begin(spin.step + 1, now, spin.target);
      setShow((shown) => ({ ...shown, step: spin.step + 1, isTurning: true }));
    };
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [isActive, isNew, result, machine, looking, root]);

  const isFirstTurning = (spinning || isNew) && show.isOver;
  const { id, isTurning, isOver } = show;
  const step = (isOver ? looking : undefined) ?? show.step;
  const told: SpinShow = isFirstTurning
    ? { id: result?.id ?? null, step: 0, isTurning: true, isOver: false }
    : { id, step, isTurning, isOver };
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    latest.current?.({
      id: told.id,
      step: told.step,
      isTurning: told.isTurning,
      isOver: told.isOver,
    });
  }, [told.id, told.step, told.isTurning, told.isOver]);
  return told;
}
