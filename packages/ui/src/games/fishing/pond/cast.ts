/** Durations of a cast's phases in milliseconds. */
export const castTiming = { flyMs: 420, catchMs: 950, missMs: 520 } as const;

/** A point as shares of the pond. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Position of the lantern from which nets are cast. */
export const lamp: Point = { x: 0.5, y: 0.16 };

/** A cast net. Times in milliseconds of one clock. */
export interface Cast {
  readonly startedAt: number;
  /** The result and its time; `null` before. */
  readonly answer: { readonly at: number; readonly caught: boolean } | null;
}

/** Phase of the net; `share` runs from 0 to 1 within the phase. */
export interface CastPhase {
  readonly phase: 'flying' | 'holding' | 'caught' | 'missed' | 'over';
  readonly share: number;
}

/** Returns the phase of a net at a time: it flies, waits for the response, then lifts the catch or opens. */
export function castPhase({ startedAt, answer }: Cast, now: number): CastPhase {
  const { flyMs, catchMs, missMs } = castTiming;
  const flown = now - startedAt;
  if (flown < flyMs) return { phase: 'flying', share: flown / flyMs };
  if (!answer) return { phase: 'holding', share: 1 };
  const shown = now - Math.max(answer.at, startedAt + flyMs);
  const lasts = answer.caught ? catchMs : missMs;
  if (shown >= lasts) return { phase: 'over', share: 1 };
  return { phase: answer.caught ? 'caught' : 'missed', share: Math.max(0, shown / lasts) };
}

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Eases out: fast at first, slow at the end. */
const soften = (share: number): number => 1 - (1 - share) ** 3;

/** Position of the net on its way from the lantern. */
export const flightPoint = (to: Point, share: number): Point => {
  const eased = soften(share);
  return {
    x: between(lamp.x, to.x, eased),
    y: between(lamp.y, to.y, eased) - Math.sin(eased * Math.PI) * 0.05,
  };
};

/** Path of a catch to the lantern: first slightly sideways, then up. */
export const risePoint = (from: Point, share: number): Point => {
  const eased = share ** 2 * (3 - 2 * share);
  return {
    x:
      between(from.x, lamp.x, eased) + Math.sin(eased * Math.PI) * (from.x < lamp.x ? -0.05 : 0.05),
    y: between(from.y, lamp.y, eased),
  };
};
